import { Suspense, useRef, useState } from 'react';

import type { ImageUploadWidgetProps } from '../../../../../generated/props.ts';
import { antdComponent } from '../../../../kit/antd-scope/AntdScope.tsx';
import { Button } from '../../../../kit/controls/button/Button.tsx';
import { useFeedback } from '../../../../kit/feedback/index.ts';
import { say } from '../../../../locale/index.ts';
import { fileRefusal } from '../../../../runtime/data/index.ts';
import type { WidgetProps } from '../../../../runtime/registry/index.ts';
import { FileInput } from '../../uploads/FileInput.tsx';
import { buttonNames } from '../../uploads/names.ts';
import { UploadZone } from '../../uploads/UploadZone.tsx';
import { useFileField } from '../../uploads/use-file-field.ts';
import { AvatarPicture } from './AvatarPicture.tsx';
import { PendingAvatar } from './PendingAvatar.tsx';

import './avatar.css';

const CropDialog = antdComponent(async () => (await import('./CropDialog.tsx')).CropDialog);

export type AvatarProps = WidgetProps &
  Omit<ImageUploadWidgetProps, 'width' | 'height' | 'crop'> & {
    /** The diameter in pixels. */
    size?: number;
  };

/** An avatar: chosen or dropped, cropped to a square, uploaded; the value is its path. */
export function Avatar(props: AvatarProps) {
  const { id, value, readOnly, size = 96 } = props;
  const path = typeof value === 'string' ? value : '';
  if (readOnly) {
    return (
      <span id={id}>
        <AvatarPicture path={path} size={size} />
      </span>
    );
  }
  return <EditedAvatar {...props} path={path} size={size} />;
}

function EditedAvatar(props: AvatarProps & { path: string; size: number }) {
  const { path, size, disabled = false, biz = 'avatar' } = props;
  const { message } = useFeedback();
  const [chosen, setChosen] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const field = useFileField({ ...props, biz, image: true, limit: 1 });
  const [pending] = field.pending;
  const isOpen = !disabled && field.takesMore;
  const text = path === '' ? say('上传头像') : say('更换头像');
  const choose = ([file]: File[]) => {
    if (!file) return;
    const refusal = fileRefusal(file, { image: true });
    if (refusal === undefined) setChosen(file);
    else message.warning(refusal);
  };
  return (
    <UploadZone names={props} isOpen={isOpen} onFiles={choose}>
      <div className="pw-avatar-upload">
        <AvatarPicture path={path} size={size} />
        {pending ? (
          <PendingAvatar pending={pending} field={field} />
        ) : (
          <div className="pw-avatar-buttons">
            <Button
              {...buttonNames(props, text)}
              disabled={!isOpen}
              danger={props.status === 'error'}
              onClick={() => input.current?.click()}
            >
              <span id={`${props.id}-text`}>{text}</span>
            </Button>
            {path !== '' && !disabled && (
              <Button type="text" onClick={() => props.onChange?.(null)}>
                {say('清除')}
              </Button>
            )}
          </div>
        )}
      </div>
      <FileInput input={input} label={say('选择头像')} accept="image/*" onChoose={choose} />
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            file={chosen}
            onOk={(file) => field.choose([file])}
            onGone={() => {
              setChosen(undefined);
              props.onBlur?.();
            }}
          />
        </Suspense>
      )}
    </UploadZone>
  );
}
