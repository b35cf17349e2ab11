import {
  DownloadOutlined,
  LeftOutlined,
  RightOutlined,
  RotateRightOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import type { StoredFile } from '../../engine/values/index.ts';
import { bracketed, say } from '../../locale/index.ts';
import { useFileAddress } from '../../runtime/data/index.ts';
import { Button } from '../controls/button/Button.tsx';
import { DialogFrame } from '../dialog-frame/DialogFrame.tsx';
import type { ImagePreviewProps } from './image-preview-props.ts';
import { useKeepFile } from './use-open-file.ts';

import './files.css';

const zooms = [1, 1.5, 2, 3, 5];
const nothing: StoredFile = { path: '', name: '' };

/** The loaded content of `ImagePreview`. */
export function OpenImagePreview(props: ImagePreviewProps) {
  const { files, first, onGone } = props;
  const [isOpen, setOpen] = useState(true);
  const [view, setView] = useState({ index: first, zoom: 0, turns: 0 });
  const keep = useKeepFile();
  const box = useRef<HTMLDivElement>(null);
  const file = files[view.index] ?? nothing;
  const show = (index: number) => index >= 0 && index < files.length && setView({ index, zoom: 0, turns: 0 });
  const zoomTo = (zoom: number) => zoom >= 0 && zoom < zooms.length && setView({ ...view, zoom });
  const byKey = (event: KeyboardEvent) => {
    const actions: Record<string, (() => void) | undefined> = {
      ArrowLeft: () => show(view.index - 1),
      ArrowRight: () => show(view.index + 1),
      '+': () => zoomTo(view.zoom + 1),
      '-': () => zoomTo(view.zoom - 1),
    };
    actions[event.key]?.();
  };
  const tool = (name: string, icon: ReactNode, run: () => void, disabled = false) => (
    <Button type="text" title={name} aria-label={name} icon={icon} disabled={disabled} onClick={run} />
  );
  return (
    <DialogFrame
      title={files.length > 1 ? file.name + bracketed(`${view.index + 1}/${files.length}`) : file.name}
      open={isOpen}
      width={960}
      place={{ owner: 'picture', isTop: true, onGone }}
      onCancel={() => setOpen(false)}
      onOpened={() => box.current?.querySelector<HTMLElement>('[tabindex]')?.focus()}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the whole dialog */}
      <div ref={box} className="pw-preview" onKeyDown={byKey}>
        <Shown file={file} zoom={zooms[view.zoom] ?? 1} turns={view.turns} />
        <div className="pw-preview-tools" role="toolbar" aria-label={say('图片')}>
          {files.length > 1 &&
            tool(say('上一张'), <LeftOutlined aria-hidden />, () => show(view.index - 1), view.index === 0)}
          {tool(say('缩小'), <ZoomOutOutlined aria-hidden />, () => zoomTo(view.zoom - 1), view.zoom === 0)}
          {tool(
            say('放大'),
            <ZoomInOutlined aria-hidden />,
            () => zoomTo(view.zoom + 1),
            view.zoom === zooms.length - 1,
          )}
          {tool(say('旋转'), <RotateRightOutlined aria-hidden />, () => setView({ ...view, turns: view.turns + 1 }))}
          {tool(say('下载'), <DownloadOutlined aria-hidden />, () => keep(file))}
          {files.length > 1 &&
            tool(
              say('下一张'),
              <RightOutlined aria-hidden />,
              () => show(view.index + 1),
              view.index === files.length - 1,
            )}
        </div>
      </div>
    </DialogFrame>
  );
}

function Shown({ file, zoom, turns }: { file: StoredFile; zoom: number; turns: number }) {
  const { shown, onBroken } = useFileAddress(file.path);
  const style = { width: `${zoom * 100}%`, height: `${zoom * 100}%`, rotate: `${turns * 90}deg` };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an enlarged picture is scrolled by the keyboard
    <div className="pw-preview-picture" tabIndex={0} role="group" aria-label={file.name}>
      {shown.status === 'ready' && <img src={shown.address} alt={file.name} style={style} onError={onBroken} />}
      {shown.status === 'failed' && <p>{say('这张图片无法显示，可以下载后查看。')}</p>}
    </div>
  );
}
