import { SafetyCertificateOutlined } from '@ant-design/icons';
import { useEffect, useState, type Ref } from 'react';

import { say } from '../../../locale/index.ts';
import { useApp } from '../../services/index.ts';
import { fieldAria, SignInField, SignInInput } from '../field/index.ts';

/** The captcha field. A click on the picture requests another one (`onRenew` provides a new `checkKey`). */
export function CaptchaField(props: {
  inputRef: Ref<HTMLInputElement>;
  autoFocus: boolean;
  checkKey: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onRenew: () => void;
}) {
  const { inputRef, autoFocus, checkKey, value, error, onChange, onRenew } = props;
  const { session } = useApp();
  const [picture, setPicture] = useState('');

  useEffect(() => {
    let wanted = true;
    session.captchaImage(checkKey).then(
      (image) => wanted && setPicture(image),
      () => wanted && setPicture(''),
    );
    return () => {
      wanted = false;
    };
  }, [checkKey, session]);

  return (
    <SignInField id="captcha" label={say('验证码')} error={error}>
      <div className="pw-sign-in-captcha">
        <SignInInput
          {...fieldAria('captcha', error)}
          ref={inputRef}
          autoFocus={autoFocus}
          icon={<SafetyCertificateOutlined aria-hidden />}
          placeholder={say('请输入图中的字符')}
          autoComplete="off"
          maxLength={8}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className="pw-captcha"
          onClick={onRenew}
          title={say('换一张')}
          aria-label={say('换一张验证码图片')}
        >
          {picture ? <img src={picture} alt="" /> : say('点击刷新')}
        </button>
      </div>
    </SignInField>
  );
}
