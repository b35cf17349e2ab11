import { Alert, Space } from 'antd';
import { useRef } from 'react';

import { Button } from '../controls/button/index.ts';
import { DATE_TIME, formatDate } from '../../engine/values/index.ts';
import type { FormDraft } from '../../runtime/form/index.ts';

/** Offers what was typed into the form before and never saved. The answer takes it away; one goes on in the form. */
export function DraftNotice({ offer, restore, refuse }: FormDraft) {
  const buttons = useRef<HTMLDivElement>(null);
  if (!offer) return null;
  const answer = (act: () => void) => {
    focusFormAfter(buttons.current);
    act();
  };
  return (
    <Alert
      className="pw-form-notice"
      type="info"
      showIcon
      message={`上次填写的内容还没有保存（${formatDate(new Date(offer.savedAt), DATE_TIME).slice(5, 16)}）。`}
      description={offer.isOlder && '这条记录在那以后有人改过，恢复后请核对一遍再保存。'}
      action={
        <Space ref={buttons}>
          <Button size="small" onClick={() => answer(refuse)}>
            不要了
          </Button>
          <Button size="small" type="primary" onClick={() => answer(restore)}>
            恢复
          </Button>
        </Space>
      }
    />
  );
}

/** Puts the focus on the first field that one can fill in of the form that follows the notice. */
function focusFormAfter(notice: HTMLElement | null): void {
  const fields = [...document.querySelectorAll<HTMLElement>('.pw-form :is(input, textarea):enabled')];
  const follows = (field: HTMLElement) =>
    notice !== null && (notice.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  fields.find((field) => follows(field) && field.checkVisibility())?.focus();
}
