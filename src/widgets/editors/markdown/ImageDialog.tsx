import { Input, Tabs } from 'antd';
import { useState, type KeyboardEvent } from 'react';

import { parseFiles } from '../../../engine/values/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { DialogBody, DialogFooter, DialogFrame } from '../../../kit/dialog-frame/DialogFrame.tsx';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import { ImageUpload } from '../../files/image-upload/ImageUpload.tsx';
import { imageText } from './image-text.ts';

/** A dialog to insert pictures: uploaded, or by an address. It is empty each time it opens. */
export function ImageDialog({ biz, onOk, onGone }: { biz: string; onOk: (text: string) => void; onGone: () => void }) {
  const { message } = useFeedback();
  const [tab, setTab] = useState('local');
  const [uploaded, setUploaded] = useState<unknown>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [address, setAddress] = useState('');
  const [name, setName] = useState('');
  const [isOpen, setOpen] = useState(true);
  const [chosen, setChosen] = useState<string>();
  const byEnter = (event: KeyboardEvent) => {
    event.preventDefault();
    ok();
  };
  const isWrong = address.trim() !== '' && !/^https?:\/\//i.test(address.trim());

  const textOf = (): string => {
    if (tab === 'url')
      return address.trim() === '' || isWrong ? '' : imageText(address.trim(), name.trim() || say('图片'));
    return parseFiles(uploaded)
      .map((file) => imageText(file.path, file.name))
      .join('\n');
  };
  const ok = () => {
    if (tab === 'local' && problem !== null) return message.warning(problem);
    const text = textOf();
    if (text === '')
      return message.warning(tab === 'local' ? say('未上传任何文件') : say('请输入以http和https开头的网址'));
    setChosen(text);
    setOpen(false);
  };
  // The text is inserted once the focus is back in the editor.
  const gone = () => {
    onGone();
    if (chosen !== undefined) onOk(chosen);
  };
  return (
    <DialogFrame
      small
      title={say('插入图片')}
      open={isOpen}
      width={520}
      place={{ owner: 'markdown', isTop: true, onGone: gone }}
      onCancel={() => setOpen(false)}
    >
      <DialogBody>
        <Tabs
          activeKey={tab}
          onChange={setTab}
          items={[
            {
              key: 'local',
              label: say('本地上传'),
              children: (
                <ImageUpload
                  value={uploaded}
                  onChange={setUploaded}
                  onProblem={setProblem}
                  valueForm="list"
                  biz={biz}
                  id="pw-markdown-images"
                  aria-label={say('图片')}
                />
              ),
            },
            {
              key: 'url',
              label: say('网络图片'),
              children: (
                <div className="pw-markdown-url">
                  <Input
                    aria-label={say('图片地址')}
                    placeholder="https://"
                    value={address}
                    status={isWrong ? 'error' : undefined}
                    onChange={(event) => setAddress(event.target.value)}
                    onPressEnter={byEnter}
                  />
                  <div role="alert">{isWrong ? say('请输入以http和https开头的网址') : ''}</div>
                  <Input
                    aria-label={say('图片说明')}
                    placeholder={say('图片说明')}
                    value={name}
                    onChange={(event) => setName(event.target.value)}
                    onPressEnter={byEnter}
                  />
                </div>
              ),
            },
          ]}
        />
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => setOpen(false)}>{say('取消')}</Button>
        <Button type="primary" onClick={ok}>
          {say('确定')}
        </Button>
      </DialogFooter>
    </DialogFrame>
  );
}
