import { Alert, Space } from 'antd';

import { Button } from '../controls/button/index.ts';
import { DATE_TIME, formatDate } from '../../engine/values/index.ts';
import type { FormDraft } from '../../runtime/form/index.ts';

/** Offers what was typed into the form before and never saved. */
export function DraftNotice({ offer, restore, refuse }: FormDraft) {
  if (!offer) return null;
  return (
    <Alert
      className="pw-form-notice"
      type="info"
      showIcon
      message={`上次填写的内容还没有保存（${formatDate(new Date(offer.savedAt), DATE_TIME).slice(5, 16)}）。`}
      description={offer.isOlder && '这条记录在那以后有人改过，恢复后请核对一遍再保存。'}
      action={
        <Space>
          <Button size="small" onClick={refuse}>
            不要了
          </Button>
          <Button size="small" type="primary" onClick={restore}>
            恢复
          </Button>
        </Space>
      }
    />
  );
}
