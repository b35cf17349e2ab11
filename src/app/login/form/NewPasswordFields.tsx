import { LockOutlined } from '@ant-design/icons';

import { say } from '../../../locale/index.ts';
import { StrengthMeter } from './StrengthMeter.tsx';
import { TextField } from './TextField.tsx';
import type { SmallForm } from './use-small-form.ts';

/** The fields for a new password and its confirmation, with a strength meter. */
export function NewPasswordFields<Values extends Record<'password' | 'confirmation', string>>({
  form,
}: {
  form: SmallForm<Values>;
}) {
  const common = { isSecret: true, autoComplete: 'new-password', maxLength: 200, icon: <LockOutlined aria-hidden /> };
  return (
    <>
      <TextField form={form} name="password" label={say('新密码')} placeholder={say('请输入密码')} {...common} />
      <StrengthMeter password={form.values.password} />
      <TextField
        form={form}
        name="confirmation"
        label={say('确认密码')}
        placeholder={say('请再次输入密码')}
        {...common}
      />
    </>
  );
}
