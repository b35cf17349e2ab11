import { SafetyCertificateOutlined } from '@ant-design/icons';
import { useState } from 'react';

import { Button } from '../../../kit/controls/button/Button.tsx';
import { say } from '../../../locale/index.ts';
import { useApp } from '../../services/index.ts';
import { codeMessage } from './code-message.ts';
import { TextField } from './TextField.tsx';
import { useCountdown } from './use-countdown.ts';
import type { SmallForm } from './use-small-form.ts';

/** The purpose of a code, as `smsmode` of `/sys/sms`. */
export type SmsMode = '0' | '1' | '2';

/**
 * A field for a code sent by text message to the phone number of the form. Another code can be requested after 60
 * seconds.
 */
export function SmsCodeField<Values extends Record<'phone' | 'code', string>>(props: {
  form: SmallForm<Values>;
  mode: SmsMode;
  isSent?: boolean;
}) {
  const { form, mode, isSent = false } = props;
  const { http } = useApp();
  const countdown = useCountdown(isSent);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState('');

  async function ask() {
    if (!form.check('phone')) return document.getElementById('phone')?.focus();
    setBusy(true);
    try {
      const body = { mobile: form.values.phone.trim(), smsmode: mode };
      const call = { method: 'POST', path: '/sys/sms', body, quiet: true, session: 'as-is' } as const;
      setTold(codeMessage(await http.send(call)));
      countdown.start();
      document.getElementById('code')?.focus();
    } catch (error) {
      form.fail(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <TextField
        form={form}
        name="code"
        label={say('验证码')}
        placeholder={say('请输入验证码')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        icon={<SafetyCertificateOutlined aria-hidden />}
        after={
          <Button size="large" loading={busy} disabled={countdown.left > 0} onClick={() => void ask()}>
            {countdown.left > 0 ? `${countdown.left} s` : say('获取验证码')}
          </Button>
        }
      />
      <div className="pw-sign-in-told" role="status">
        {told}
      </div>
    </>
  );
}
