import { Popover } from 'antd';
import { useRef, useState } from 'react';

import { Button } from '../../kit/controls/button/Button.tsx';
import { useFeedback } from '../../kit/feedback/index.ts';
import { say } from '../../locale/index.ts';
import { useDialogs } from '../../runtime/dialog/index.ts';
import { type AdvancedQueryControl } from '../../runtime/list/index.ts';
import { failureText, portError } from '../../runtime/ports/index.ts';
import { SaveFields } from '../saved-views/SaveFields.tsx';

/** Saves the query as a view of the list, under a name. */
export function SaveQuery({ control, owner }: { control: AdvancedQueryControl; owner: string }) {
  const { message } = useFeedback();
  const { ask } = useDialogs(owner);
  const [isNaming, setNaming] = useState(false);
  // The confirmation is rendered outside the popover: a click on it must not close the popover, as the name typed there
  // would be lost.
  const isAsking = useRef(false);
  const fields = useRef<HTMLDivElement>(null);
  const { saved, checkSave } = control;

  const open = (next: boolean) => {
    if (isAsking.current) return;
    try {
      if (next) checkSave();
      setNaming(next);
    } catch (reason) {
      message.warning(failureText(portError(reason)));
    }
  };
  const save = async (name: string, shared: boolean) => {
    if (saved.ownNamed(name)) {
      isAsking.current = true;
      const agreed = await ask({ title: say('保存查询'), text: say('{name} 已存在，是否覆盖？', { name }) });
      isAsking.current = false;
      if (!agreed) return false;
    }
    await control.save(name, shared);
    setNaming(false);
    return true;
  };
  return (
    <Popover
      trigger="click"
      title={say('保存查询')}
      open={isNaming}
      onOpenChange={open}
      afterOpenChange={(isOpen) => isOpen && focusName(fields.current)}
      destroyOnHidden
      content={
        <div ref={fields}>
          <SaveFields
            label={say('保存名称')}
            placeholder={say('保存名称')}
            button={say('确定')}
            canShare={saved.canShare}
            onSave={save}
          />
        </div>
      }
    >
      <Button>{say('保存')}</Button>
    </Popover>
  );
}

/** Runs once the popover is open: before that it is hidden and cannot take the focus. */
function focusName(fields: HTMLDivElement | null): void {
  fields?.querySelector('input')?.focus();
}
