import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { isRecord } from '../../../schema/json/index.ts';
import { useApp } from '../../services/index.ts';
import { SignInNotice } from '../field/index.ts';
import { codeError, phoneError, SmsCodeField, useSmallForm } from '../form/index.ts';
import type { Alteration } from './alteration.ts';

/** Asks for the code that was sent to the phone; the response identifies the account. */
export function VerifyStep(props: { phone: string; told: string; onNext: (next: Alteration) => void }) {
  const { phone, told, onNext } = props;
  const { http } = useApp();
  const rules = { phone: phoneError, code: codeError };
  const form = useSmallForm({ phone, code: '' }, rules, async (values) => {
    const body = { phone, smscode: values.code.trim() };
    const call = { method: 'POST', path: '/sys/user/phoneVerification', body, quiet: true, session: 'as-is' } as const;
    const { result } = await http.send(call);
    const username = isRecord(result) && typeof result.username === 'string' ? result.username : '';
    onNext({ step: 2, phone, username, code: body.smscode });
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <SignInNotice problem={form.problem}>
        {phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')}：{told}
      </SignInNotice>
      <SmsCodeField form={form} mode="2" isSent />
      <Button type="primary" size="large" htmlType="submit" block loading={form.busy} className="pw-sign-in-submit">
        {say('下一步')}
      </Button>
      <Button size="large" block className="pw-sign-in-submit" onClick={() => onNext({ step: 0 })}>
        {say('上一步')}
      </Button>
    </form>
  );
}
