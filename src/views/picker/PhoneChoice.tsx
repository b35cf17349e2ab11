import { useState, type KeyboardEvent, type ReactElement } from 'react';

import { Button } from '../../kit/controls/button/Button.tsx';
import { DialogFooter, DialogFrame } from '../../kit/dialog-frame/DialogFrame.tsx';
import { useIsPhone } from '../../kit/states/index.ts';
import { say } from '../../locale/index.ts';
import { useControlAria } from '../../runtime/form/index.ts';
import { EventBoundary } from './EventBoundary.tsx';

import './phone-choice.css';

/** The props of an antd list, inline or in a dialog. */
export interface ListPart {
  id: string | undefined;
  /** Props of the antd component, to be spread last. */
  props: {
    open?: boolean;
    autoFocus?: boolean;
    showSearch?: false;
    getPopupContainer?: () => HTMLElement;
    onOpenChange: (isOpen: boolean) => void;
    onBlur?: (() => void) | undefined;
  };
  onPick?: () => void;
  listHeight: number;
}

export interface PhoneChoiceProps {
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  /** `true`: a choice does not close the list. */
  several?: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onBlur?: (() => void) | undefined;
  draw: (part: ListPart) => ReactElement;
}

const hanging = 384;

/** An antd list as a dropdown or, on a phone, in a full-screen dialog. */
export function PhoneChoice({ id, several = false, onOpenChange, onBlur, draw, ...names }: PhoneChoiceProps) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const [isShown, setShown] = useState(false);
  if (!isPhone && !isShown) return draw({ id, props: { onOpenChange, onBlur }, listHeight: hanging });
  const open = () => {
    setShown(true);
    setOpen(true);
    onOpenChange(true);
  };
  const close = () => {
    setOpen(false);
    onOpenChange(false);
  };
  // antd focuses its box only after the dialog has stored the focused element.
  const gone = () => {
    setShown(false);
    if (id !== undefined) document.getElementById(id)?.focus();
  };
  const closed = draw({
    id,
    props: {
      open: false,
      showSearch: false,
      onOpenChange: (isWanted) => isWanted && open(),
      // Opening the dialog does not count as leaving the field.
      onBlur: isShown ? undefined : onBlur,
    },
    listHeight: hanging,
  });
  return (
    <>
      {closed}
      {isShown && (
        <EventBoundary>
          <DialogFrame
            title={nameOf(names)}
            width="100vw"
            open={isOpen}
            place={{ owner: 'picker', isTop: true, onGone: gone }}
            onCancel={close}
          >
            <Filling id={`${id}-filling`} name={nameOf(names)} draw={draw} onClose={close} several={several} />
          </DialogFrame>
        </EventBoundary>
      )}
    </>
  );
}

function Filling(
  props: Pick<PhoneChoiceProps, 'several' | 'draw'> & { id: string; name: string; onClose: () => void },
) {
  const { id, name, several, draw, onClose } = props;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it from anywhere inside */}
      <div className="pw-phone-choice" onKeyDown={press}>
        {place && (
          <Named id={id} name={name}>
            {draw({
              id,
              props: { open: true, autoFocus: true, getPopupContainer: () => place, onOpenChange: ignore },
              listHeight: Math.max(hanging, window.innerHeight - aroundList),
              ...(!several && { onPick: onClose }),
            })}
          </Named>
        )}
        <div ref={setPlace} className="pw-phone-list" />
      </div>
      <DialogFooter>
        <Button type={several ? 'primary' : 'default'} onClick={onClose}>
          {several ? say('完成') : say('关闭')}
        </Button>
      </DialogFooter>
    </>
  );
}

/** The height in pixels of title, search and buttons. */
const aroundList = 190;

function Named({ id, name, children }: { id: string; name: string; children: ReactElement }) {
  useControlAria({ id, 'aria-label': name });
  return children;
}

function nameOf(names: Pick<PhoneChoiceProps, 'aria-label' | 'aria-labelledby'>): string {
  const labelled = names['aria-labelledby']?.split(' ').map((each) => document.getElementById(each)?.textContent ?? '');
  return names['aria-label'] ?? (labelled?.join(' ').trim() || say('请选择'));
}

function ignore(): void {
  return undefined;
}
