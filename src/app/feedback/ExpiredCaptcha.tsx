import { Form, Input } from 'antd';

import { say } from '../../locale/index.ts';

/** Renders the captcha field of the dialog for an expired session. */
export function ExpiredCaptcha({ image, onRenew }: { image: string; onRenew: () => void }) {
  return (
    <div className="pw-expired-captcha">
      <Form.Item name="captcha" label={say('验证码')} rules={[{ required: true, message: say('请输入验证码') }]}>
        <Input autoComplete="off" maxLength={8} placeholder={say('请输入图中的字符')} />
      </Form.Item>
      <button type="button" onClick={onRenew} title={say('换一张')} aria-label={say('换一张验证码图片')}>
        {image ? <img src={image} alt="" /> : say('点击刷新')}
      </button>
    </div>
  );
}
