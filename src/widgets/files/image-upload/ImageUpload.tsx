import { CameraOutlined, PlusOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';

import type { ImageUploadWidgetProps } from '../../../../generated/props.ts';
import { parseFiles } from '../../../engine/values/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { ImagePreview, Picture } from '../../../kit/files/index.ts';
import { useIsPhone } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import { ReadOnlyText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';
import { FileInput } from '../uploads/FileInput.tsx';
import { buttonNames } from '../uploads/names.ts';
import { UploadZone } from '../uploads/UploadZone.tsx';
import { limitOf, useFileField } from '../uploads/use-file-field.ts';
import { Avatar } from './avatar/Avatar.tsx';
import { PendingTile } from './PendingTile.tsx';
import { StoredTile } from './StoredTile.tsx';

import '../uploads/uploads.css';
import './image-upload.css';

export type ImageUploadProps = WidgetProps & ImageUploadWidgetProps;

/** A row of pictures: chosen, dropped, pasted or taken with the camera; a press on one enlarges it. */
export function ImageUpload(props: ImageUploadProps) {
  if (props.crop) return <Avatar {...props} size={props.width} />;
  return props.readOnly ? <StoredImages {...props} /> : <EditedImages {...props} />;
}

function StoredImages({ id, value, width = 100, height = 100 }: ImageUploadProps) {
  const files = parseFiles(value);
  const [opened, setOpened] = useState<number>();
  if (files.length === 0) return <ReadOnlyText id={id}>{null}</ReadOnlyText>;
  return (
    <ul id={id} className="pw-tiles pw-read-only">
      {files.map((file, index) => (
        <li key={file.path}>
          <Picture file={file} width={width} height={height} onOpen={() => setOpened(index)} />
        </li>
      ))}
      {opened !== undefined && <ImagePreview files={files} first={opened} onGone={() => setOpened(undefined)} />}
    </ul>
  );
}

function EditedImages(props: ImageUploadProps) {
  const { disabled, multiple = true, accept = 'image/*', btnText = say('上传图片'), width = 100, height = 100 } = props;
  const limit = limitOf(props);
  const field = useFileField({ ...props, image: true });
  const isOpen = !disabled && field.takesMore;
  const [opened, setOpened] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isPhone = useIsPhone();
  const { files, pending } = field;
  const isFull = limit > 1 && files.length + pending.length >= limit;
  return (
    <UploadZone names={props} isOpen={isOpen} onFiles={field.choose}>
      <ul className="pw-tiles">
        {files.map((file, index) => (
          <StoredTile
            key={file.path}
            file={file}
            index={index}
            field={field}
            width={width}
            height={height}
            onOpen={() => setOpened(index)}
          />
        ))}
        {pending.map((file) => (
          <PendingTile key={file.id} pending={file} field={field} width={width} height={height} />
        ))}
        {!isFull && (
          <li>
            <button
              type="button"
              {...buttonNames(props, btnText)}
              className={props.status === 'error' ? 'pw-tile-add pw-tile-wrong' : 'pw-tile-add'}
              style={{ width, height }}
              disabled={!isOpen}
              onClick={() => input.current?.click()}
            >
              <PlusOutlined aria-hidden />
              <span id={`${props.id}-text`}>{btnText}</span>
            </button>
          </li>
        )}
      </ul>
      {isPhone && isOpen && (
        <Button
          icon={<CameraOutlined aria-hidden />}
          className="pw-tiles-camera"
          onClick={() => camera.current?.click()}
        >
          {say('拍照')}
        </Button>
      )}
      {isFull && (
        <span className="pw-uploads-hint">
          {say('已有{filesCount}张，最多{limit}张', { filesCount: files.length + pending.length, limit })}
        </span>
      )}
      <FileInput
        input={input}
        label={say('选择图片')}
        accept={accept}
        multiple={multiple && limit !== 1}
        onChoose={field.choose}
      />
      <FileInput input={camera} label={say('拍照')} accept="image/*" camera onChoose={field.choose} />
      {opened !== undefined && <ImagePreview files={files} first={opened} onGone={() => setOpened(undefined)} />}
    </UploadZone>
  );
}
