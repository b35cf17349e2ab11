import { useCallback, useEffect, useState } from 'react';

import { Button } from '../../../../kit/controls/button/Button.tsx';
import { DialogBody, DialogFooter, DialogFrame } from '../../../../kit/dialog-frame/DialogFrame.tsx';
import { say } from '../../../../locale/index.ts';
import { firstSquare, type CropSquare } from './crop-square.ts';
import { CropArea } from './CropArea.tsx';
import { cutPicture, readPicture } from './read-picture.ts';

/** Crops a chosen picture to a square; `onOk` receives it as a file. */
export function CropDialog({ file, onOk, onGone }: { file: File; onOk: (cut: File) => void; onGone: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const { picture, problem, tell } = usePicture(file);
  const [square, setSquare] = useState<CropSquare>();
  const shown = picture && (square ?? firstSquare(picture));
  const ok = () => {
    if (!picture || !shown) return;
    cutPicture(picture, shown).then(
      (cut) => {
        onOk(cut);
        setOpen(false);
      },
      (reason: unknown) => tell(reason),
    );
  };
  return (
    <DialogFrame
      title={say('裁剪头像')}
      open={isOpen}
      width={400}
      place={{ owner: 'avatar', isTop: true, onGone }}
      onCancel={() => setOpen(false)}
    >
      <DialogBody>
        {problem !== undefined && <p role="alert">{problem}</p>}
        {picture && shown && <CropArea picture={picture} square={shown} onChange={setSquare} />}
        {!picture && problem === undefined && <div className="pw-crop-waits" aria-busy="true" />}
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => setOpen(false)}>{say('取消')}</Button>
        <Button type="primary" disabled={!picture} onClick={ok}>
          {say('确定')}
        </Button>
      </DialogFooter>
    </DialogFrame>
  );
}

function usePicture(file: File) {
  const [state, setState] = useState<{ picture?: ImageBitmap; problem?: string }>({});
  const tell = useCallback((reason: unknown) => {
    setState((now) => ({ ...now, problem: reason instanceof Error ? reason.message : String(reason) }));
  }, []);
  useEffect(() => {
    let isWanted = true;
    let read: ImageBitmap | undefined;
    readPicture(file).then(
      (picture) => {
        if (!isWanted) return picture.close();
        read = picture;
        setState({ picture });
      },
      (reason: unknown) => isWanted && tell(reason),
    );
    return () => {
      isWanted = false;
      read?.close();
    };
  }, [file, tell]);
  return { ...state, tell };
}
