import { say, text, textTable } from '../../../locale/index.ts';
import { passwordStrength } from './password-strength.ts';

const words = textTable(['', text('低'), text('中'), text('强')] as const);

/** Shows the strength of the password while it is typed. */
export function StrengthMeter({ password }: { password: string }) {
  const strength = passwordStrength(password);
  return (
    <div className="pw-strength" data-strength={strength}>
      <span
        role="meter"
        aria-label={say('密码强度')}
        aria-valuemin={0}
        aria-valuemax={3}
        aria-valuenow={strength}
        aria-valuetext={strength === 0 ? say('未输入') : words[strength]}
      >
        <i />
        <i />
        <i />
      </span>
      <span aria-hidden>
        {strength === 0 ? say('至少 8 位，要有字母、数字和符号') : say('强度：{words}', { words: words[strength] })}
      </span>
    </div>
  );
}
