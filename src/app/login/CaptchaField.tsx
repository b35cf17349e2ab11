import { SafetyCertificateOutlined } from '@ant-design/icons';
import { Flex, Form, Input } from 'antd';
import { useEffect, useState } from 'react';

import { useApp } from '../app-context.tsx';

/** The characters of a picture. A click on the picture asks for another one (`onRenew` gives a new `checkKey`). */
export function CaptchaField({ checkKey, onRenew }: { checkKey: string; onRenew: () => void }) {
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
    <Form.Item label="验证码" htmlFor="captcha" required={false}>
      <Flex gap={8}>
        <Form.Item name="captcha" noStyle rules={[{ required: true, message: '请输入验证码' }]}>
          <Input
            prefix={<SafetyCertificateOutlined aria-hidden />}
            placeholder="请输入图中的字符"
            autoComplete="off"
            maxLength={8}
          />
        </Form.Item>
        <button type="button" className="pw-captcha" onClick={onRenew} title="换一张" aria-label="换一张验证码图片">
          {picture ? <img src={picture} alt="" /> : '点击刷新'}
        </button>
      </Flex>
    </Form.Item>
  );
}
