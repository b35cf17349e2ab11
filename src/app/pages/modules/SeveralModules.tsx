import { Alert, Button, Checkbox, Spin, Tag } from 'antd';

import { say } from '../../../locale/index.ts';
import type { BackendModule } from '../../../runtime/ports/index.ts';
import type { DocumentKey } from '../../../schema/documents/document.ts';
import type { MadeModule, SeveralModules } from './use-several-modules.ts';

/** Lists the modules of the back end with checkboxes, and the outcome of each once documents are being created. */
export function SeveralModuleChoices(props: {
  modules: readonly BackendModule[];
  several: SeveralModules;
  onOpen: (form: DocumentKey) => void;
}) {
  const { modules, several, onOpen } = props;
  const { free, chosen, current, made } = several;
  if (current || made.length > 0) return <Outcomes several={several} onOpen={onOpen} />;
  const counts = { count: chosen.size, all: modules.length };
  return (
    <section className="pw-module-several" aria-label={say('后端的模块')}>
      <Checkbox
        checked={free.length > 0 && chosen.size === free.length}
        indeterminate={chosen.size > 0 && chosen.size < free.length}
        disabled={free.length === 0}
        onChange={({ target }) => several.setChosen(target.checked ? free : [])}
      >
        {say('已选 {count} 个模块，共 {all} 个', counts)}
      </Checkbox>
      <ul>
        {modules.map((module) => (
          <li key={`${module.kind} ${module.name}`}>
            <Checkbox
              checked={chosen.has(module)}
              disabled={module.document !== undefined}
              onChange={({ target }) =>
                several.setChosen(free.filter((each) => (each === module ? target.checked : chosen.has(each))))
              }
            >
              {module.title || module.name} <small>{module.title !== '' && module.name}</small>
            </Checkbox>
            {module.document !== undefined && <Tag color="blue">{say('已有文档')}</Tag>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcomes({ several, onOpen }: { several: SeveralModules; onOpen: (form: DocumentKey) => void }) {
  const { chosen, current, made } = several;
  const counts = { done: made.length + 1, count: chosen.size };
  return (
    <section className="pw-module-several" aria-label={say('生成的文档')}>
      <div role="status">
        {current ? (
          <>
            <Spin size="small" />{' '}
            {say('正在生成“{title}”，第 {done} 个，共 {count} 个…', {
              title: current.title || current.name,
              ...counts,
            })}
          </>
        ) : (
          say('{count} 个模块存成了您的草稿，请核对后发布。', {
            count: made.filter((each) => 'described' in each).length,
          })
        )}
      </div>
      <ul>
        {made.map((each) => (
          <li key={`${each.module.kind} ${each.module.name}`}>
            <Outcome each={each} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcome({ each, onOpen }: { each: MadeModule; onOpen: (form: DocumentKey) => void }) {
  const title = each.module.title || each.module.name;
  if ('failure' in each) return <Alert type="error" showIcon message={title} description={each.failure} />;
  const { form, documents, guesses, losses } = each.described;
  const notes = [...losses, ...guesses];
  return (
    <>
      <strong>{title}</strong> <small>{say('{count} 份文档', { count: documents.length })}</small>
      {form && (
        <Button type="link" size="small" onClick={() => onOpen(form)}>
          {say('打开')}
        </Button>
      )}
      {notes.length > 0 && (
        <details>
          <summary>{say('{count} 处请核对', { count: notes.length })}</summary>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
