import { useState, type FormEvent } from 'react';

import { Button } from '../../kit/controls/button/Button.tsx';
import { DialogBody, DialogFooter, DialogFrame, type DialogPlace } from '../../kit/dialog-frame/DialogFrame.tsx';
import { useFeedback } from '../../kit/feedback/index.ts';
import { useViewVariables } from '../../kit/states/index.ts';
import { say } from '../../locale/index.ts';
import type { AdvancedQueryEntry } from '../../runtime/dialog/index.ts';
import { useAdvancedQuery } from '../../runtime/list/index.ts';
import { failureText, portError } from '../../runtime/ports/index.ts';
import { SavedList } from '../saved-views/SavedList.tsx';

import './advanced-query.css';

import { QueryGroup } from './QueryGroup.tsx';
import { SaveQuery } from './SaveQuery.tsx';

/**
 * The dialog of the advanced query (docs/requirements.md, Behaviour; Validation). It closes when its query runs; the
 * conditions are then shown above the rows.
 */
export function AdvancedQueryDialog({ entry, ...place }: { entry: AdvancedQueryEntry } & DialogPlace) {
  const { message } = useFeedback();
  const variables = useViewVariables();
  const [isOpen, setOpen] = useState(true);
  const control = useAdvancedQuery(entry);
  const { draft } = control;
  const attempt = (run: () => void) => {
    try {
      run();
      setOpen(false);
    } catch (reason) {
      message.warning(failureText(portError(reason)));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt(control.submit);
  };
  return (
    <DialogFrame title={say('高级查询')} open={isOpen} width={1000} place={place} onCancel={() => setOpen(false)}>
      <form className="pw-query" style={variables} onSubmit={submit} noValidate>
        <DialogBody>
          <div className="pw-query-parts">
            <section className="pw-query-saved" aria-label={say('视图')}>
              <h4>{say('视图')}</h4>
              <SavedList
                label={say('保存的视图')}
                noun={say('视图')}
                saved={control.saved}
                emptyText={say('还没有保存的视图')}
                question={() => say('是否删除当前查询？')}
                isCurrent={({ id }) => id === entry.views.current}
                own={{
                  title: say('默认视图'),
                  isCurrent: !entry.views.current,
                  onUse: () => attempt(() => control.use()),
                }}
                onUse={(view) => attempt(() => control.use(view))}
              />
            </section>
            <QueryGroup
              group={draft}
              number=""
              depth={1}
              fields={entry.fields}
              can={entry.can}
              change={control.change}
            />
          </div>
        </DialogBody>
        <DialogFooter>
          <Button className="pw-query-left" onClick={control.reset}>
            {say('重置')}
          </Button>
          <SaveQuery control={control} owner={place.owner} />
          <Button onClick={() => setOpen(false)}>{say('关闭')}</Button>
          <Button type="primary" htmlType="submit">
            {say('查询')}
          </Button>
        </DialogFooter>
      </form>
    </DialogFrame>
  );
}
