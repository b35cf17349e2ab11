import { useRef } from 'react';

import { say } from '../../locale/index.ts';
import type { FormDraft } from '../../runtime/form/index.ts';
import { DraftOffer } from './DraftOffer.tsx';

/**
 * Offers to restore unsaved input of an earlier visit. Either answer closes the notice and moves the focus to the form.
 */
export function DraftNotice({ offer, restore, refuse }: FormDraft) {
  const notice = useRef<HTMLDivElement>(null);
  if (!offer) return null;
  const answer = (act: () => void) => () => {
    focusFormAfter(notice.current);
    act();
  };
  return (
    <div ref={notice}>
      <DraftOffer
        text={say('上次填写的内容还没有保存')}
        savedAt={offer.savedAt}
        warning={offer.isOlder ? say('这条记录在那以后有人改过，恢复后请核对一遍再保存。') : undefined}
        onRestore={answer(restore)}
        onRefuse={answer(refuse)}
      />
    </div>
  );
}

function focusFormAfter(notice: HTMLElement | null): void {
  const fields = [...document.querySelectorAll<HTMLElement>('.pw-form :is(input, textarea):enabled')];
  const follows = (field: HTMLElement) =>
    notice !== null && (notice.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  fields.find((field) => follows(field) && field.checkVisibility())?.focus();
}
