import { MobileOutlined } from '@ant-design/icons';

import { reasonOf } from '../../../data-sources/jeecg/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { useApp } from '../../services/index.ts';
import { SignInNotice } from '../field/index.ts';
import { codeMessage, phoneError, TextField, useSmallForm } from '../form/index.ts';
import type { Alteration } from './alteration.ts';

/**
 * Asks for the phone number of the account and sends a code to it. A code that was sent earlier and is still valid
 * leads to the next step too.
 */
export function FindStep({ onNext }: { onNext: (next: Alteration) => void }) {
  const { http } = useApp();
  const form = useSmallForm({ phone: '' }, { phone: phoneError }, async (values) => {
    const phone = values.phone.trim();
    const body = { mobile: phone, smsmode: '2' };
    const answer = await http.ask({ method: 'POST', path: '/sys/sms', body, quiet: true, session: 'as-is' });
    const isGoodStill = reasonOf(answer) === 'still-good' || answer.message.includes('仍然有效');
    if (!answer.success && !isGoodStill) throw new Error(answer.message || say('短信验证码发送失败,请稍后重试'));
    onNext({ step: 1, phone, told: codeMessage(answer) });
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <SignInNotice problem={form.problem}>{say('请输入账号绑定的手机号，我们会向它发送验证码')}</SignInNotice>
      <TextField
        form={form}
        name="phone"
        label={say('手机号')}
        placeholder={say('请输入手机号')}
        inputMode="tel"
        autoComplete="tel-national"
        autoFocus
        maxLength={11}
        icon={<MobileOutlined aria-hidden />}
      />
      <Button type="primary" size="large" htmlType="submit" block loading={form.busy} className="pw-sign-in-submit">
        {say('下一步')}
      </Button>
    </form>
  );
}
