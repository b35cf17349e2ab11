import { PaperClipOutlined, UploadOutlined } from '@ant-design/icons';
import { useState } from 'react';

import type { FilePopWidgetProps } from '../../../../generated/props.ts';
import { parseFiles } from '../../../engine/values/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { DialogBody, DialogFooter, DialogFrame } from '../../../kit/dialog-frame/DialogFrame.tsx';
import { useFeedback } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import { ReadOnlyText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { FileUpload } from '../file-upload/FileUpload.tsx';
import { ImageUpload } from '../image-upload/ImageUpload.tsx';
import { buttonNames } from '../uploads/names.ts';

import './file-pop.css';

export type FilePopProps = WidgetProps & FilePopWidgetProps;

/**
 * The files of a field in one line; a button opens a dialog, 520 px wide, to choose them. Nothing changes before its
 * OK.
 */
export function FilePop(props: FilePopProps) {
  const { value, onChange, disabled, readOnly, image = false, btnText = say('上传') } = props;
  const [isOpen, setOpen] = useState(false);
  const files = parseFiles(value);
  const text = files.map(({ name }) => name).join('、');
  if (readOnly) {
    const Shown = image ? ImageUpload : FileUpload;
    return files.length === 0 ? <ReadOnlyText id={props.id}>{null}</ReadOnlyText> : <Shown {...props} />;
  }
  return (
    <div className="pw-file-pop">
      <Button
        {...buttonNames(props, btnText)}
        icon={<UploadOutlined aria-hidden />}
        disabled={disabled}
        danger={props.status === 'error'}
        onClick={() => setOpen(true)}
      >
        <span id={`${props.id}-text`}>{btnText}</span>
      </Button>
      <span className="pw-file-pop-names" title={text}>
        {files.length > 0 && <PaperClipOutlined aria-hidden />} {text || say('没有文件')}
      </span>
      {files.length > 0 && !disabled && (
        <Button type="text" size="small" onClick={() => onChange?.(null)}>
          {say('清除')}
        </Button>
      )}
      {isOpen && (
        <FilesDialog
          {...props}
          image={image}
          onGone={() => {
            setOpen(false);
            props.onBlur?.();
          }}
        />
      )}
    </div>
  );
}

function FilesDialog(props: FilePopProps & { onGone: () => void }) {
  const { image, onGone, onChange, ...rest } = props;
  const { message } = useFeedback();
  const [value, setValue] = useState(rest.value);
  const [problem, setProblem] = useState<string | null>(null);
  const [isShown, setShown] = useState(true);
  const title = image ? say('图片上传') : say('文件上传');
  const ok = () => {
    if (problem !== null) return message.warning(problem);
    if (parseFiles(value).length === 0) return message.warning(say('未上传任何文件'));
    onChange?.(value ?? null);
    setShown(false);
  };
  const field = { ...rest, value, id: `${rest.id}-files`, onChange: setValue, onProblem: setProblem };
  const Files = image ? ImageUpload : FileUpload;
  return (
    <DialogFrame
      title={title}
      open={isShown}
      width={520}
      place={{ owner: 'files', isTop: true, onGone }}
      onCancel={() => setShown(false)}
    >
      <DialogBody>
        <Files
          {...field}
          btnText={image ? say('上传图片') : say('点击上传')}
          aria-label={title}
          aria-labelledby={undefined}
          onBlur={undefined}
        />
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => setShown(false)}>{say('取消')}</Button>
        <Button type="primary" onClick={ok}>
          {say('确定')}
        </Button>
      </DialogFooter>
    </DialogFrame>
  );
}
