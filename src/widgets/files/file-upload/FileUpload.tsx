import { UploadOutlined } from '@ant-design/icons';
import { useRef } from 'react';

import type { FileUploadWidgetProps } from '../../../../generated/props.ts';
import { parseFiles } from '../../../engine/values/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { FileName } from '../../../kit/files/index.ts';
import { useIsPhone } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import { ReadOnlyText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { FileInput } from '../uploads/FileInput.tsx';
import { buttonNames } from '../uploads/names.ts';
import { UploadZone } from '../uploads/UploadZone.tsx';
import { useFileField } from '../uploads/use-file-field.ts';
import { PendingRow } from './PendingRow.tsx';
import { StoredRow } from './StoredRow.tsx';

import '../uploads/uploads.css';

export type FileUploadProps = WidgetProps & FileUploadWidgetProps;

/** A list of files: chosen, dropped or pasted; each is uploaded immediately, and the value contains the paths. */
export function FileUpload(props: FileUploadProps) {
  return props.readOnly ? <StoredFiles {...props} /> : <EditedFiles {...props} />;
}

function StoredFiles({ id, value, allowDownload }: FileUploadProps) {
  const files = parseFiles(value);
  if (files.length === 0) return <ReadOnlyText id={id}>{null}</ReadOnlyText>;
  return (
    <ul id={id} className="pw-files pw-read-only">
      {files.map((file) => (
        <li key={file.path} className="pw-file">
          <FileName file={file} allowDownload={allowDownload} />
        </li>
      ))}
    </ul>
  );
}

function EditedFiles(props: FileUploadProps) {
  const { disabled, accept, limit = 0, multiple = true, allowDownload, btnText = say('点击上传') } = props;
  const field = useFileField(props);
  const isOpen = !disabled && field.takesMore;
  const input = useRef<HTMLInputElement>(null);
  const isPhone = useIsPhone();
  const { files, pending } = field;
  return (
    <UploadZone names={props} isOpen={isOpen} onFiles={field.choose}>
      <div className="pw-uploads-head">
        <Button
          {...buttonNames(props, btnText)}
          icon={<UploadOutlined aria-hidden />}
          disabled={!isOpen}
          danger={props.status === 'error'}
          autoFocus={props.autoFocus}
          onClick={() => input.current?.click()}
        >
          <span id={`${props.id}-text`}>{btnText}</span>
        </Button>
        <span className="pw-uploads-hint">{hintOf(props, files.length + pending.length, isPhone)}</span>
        <FileInput
          input={input}
          label={say('选择文件')}
          accept={accept}
          multiple={multiple && limit !== 1}
          onChoose={field.choose}
        />
      </div>
      {files.length + pending.length > 0 && (
        <ul className="pw-files">
          {files.map((file, index) => (
            <StoredRow key={file.path} file={file} index={index} field={field} allowDownload={allowDownload} />
          ))}
          {pending.map((file) => (
            <PendingRow key={file.id} pending={file} field={field} />
          ))}
        </ul>
      )}
    </UploadZone>
  );
}

function hintOf({ placeholder, disabled, limit = 0 }: FileUploadProps, count: number, isPhone: boolean): string {
  if (limit > 1 && count >= limit) return say('已有{count}个，最多{limit}个', { count, limit });
  return disabled ? '' : (placeholder ?? (isPhone ? '' : say('也可以拖到这里，或按 Ctrl+V 粘贴')));
}
