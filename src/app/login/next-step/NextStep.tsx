import type { SignIn, SignInStep } from '../use-sign-in.ts';
import { ChoiceForm } from './ChoiceForm.tsx';
import { FactorForm } from './FactorForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Renders the step that follows the first proof of identity. */
export function NextStep({ step, signIn }: { step: SignInStep; signIn: SignIn }) {
  switch (step.kind) {
    case 'factor':
      return <FactorForm {...step} signIn={signIn} />;
    case 'codes': {
      const { recoveryCodes = [], ...answer } = step.answer;
      return <RecoveryCodes codes={recoveryCodes} onDone={() => signIn.accept(answer)} />;
    }
    default:
      return <ChoiceForm answer={step.answer} onChosen={signIn.begin} />;
  }
}
