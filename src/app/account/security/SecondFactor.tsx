import { useRef, useState } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { isRecord } from '../../../schema/json/index.ts';
import { FactorChange } from './FactorChange.tsx';
import { useLoaded } from './use-loaded.ts';

/** Turns the second factor on and off, and creates new recovery codes. */
export function SecondFactor() {
  const { result: state, problem, reload } = useLoaded('/sys/secondFactor/state', parseState);
  const [change, setChange] = useState<'begin' | 'end' | 'recoveryCodes'>();
  const section = useRef<HTMLElement>(null);
  const done = () => {
    // The focused element is removed; without focus in the dialog its keys would not work.
    section.current?.focus();
    setChange(undefined);
    reload();
  };
  return (
    <section aria-label={say('两步验证')} ref={section} tabIndex={-1}>
      <h3>{say('两步验证')}</h3>
      {problem && <p role="alert">{problem}</p>}
      {state && (
        <p>
          {state.enabled
            ? say('已打开：登录时还要输入验证器应用的验证码。恢复码还有 {recoveryCodes} 个。', {
                recoveryCodes: state.recoveryCodes,
              })
            : say('没有打开。打开后，登录时除了密码还要输入手机上验证器应用的验证码。')}
        </p>
      )}
      {state && !change && (
        <div className="pw-security-actions">
          {!state.enabled && <Button onClick={() => setChange('begin')}>{say('打开两步验证')}</Button>}
          {state.enabled && <Button onClick={() => setChange('recoveryCodes')}>{say('重新生成恢复码')}</Button>}
          {state.enabled && !state.required && (
            <Button danger onClick={() => setChange('end')}>
              {say('关闭两步验证')}
            </Button>
          )}
        </div>
      )}
      {change && <FactorChange key={change} change={change} onDone={done} />}
    </section>
  );
}

function parseState(value: unknown) {
  const { enabled, required, recoveryCodes } = isRecord(value) ? value : {};
  return { enabled: enabled === true, required: required === true, recoveryCodes: Number(recoveryCodes ?? 0) };
}
