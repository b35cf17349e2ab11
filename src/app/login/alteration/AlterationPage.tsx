import { useState } from 'react';

import { say, text, textTable } from '../../../locale/index.ts';
import { SignInLayout } from '../SignInLayout.tsx';
import type { Alteration } from './alteration.ts';
import { ChangedStep } from './ChangedStep.tsx';
import { FindStep } from './FindStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { VerifyStep } from './VerifyStep.tsx';

const titles = textTable([text('查找账号'), text('验证身份'), text('更改密码'), text('完成')]);

const drawing = { parts: { 'alteration-steps': () => <AlterationSteps /> } };

/** The page for resetting a forgotten password. */
export function AlterationPage() {
  return <SignInLayout of="alteration" drawing={drawing} />;
}

function AlterationSteps() {
  const [state, setState] = useState<Alteration>({ step: 0 });
  return (
    <>
      <ol className="pw-sign-in-steps" aria-label={say('步骤')}>
        {titles.map((title, at) => (
          <li
            key={title}
            aria-current={at === state.step ? 'step' : undefined}
            data-done={at < state.step || undefined}
          >
            {title}
          </li>
        ))}
      </ol>
      {state.step === 0 && <FindStep onNext={setState} />}
      {state.step === 1 && <VerifyStep {...state} onNext={setState} />}
      {state.step === 2 && <PasswordStep {...state} onNext={setState} />}
      {state.step === 3 && <ChangedStep username={state.username} />}
    </>
  );
}
