import { Alert, Tag } from 'antd';

import { say, text, textTable } from '../../../locale/index.ts';
import type { DescribedModule, ModuleField } from '../../../runtime/ports/index.ts';

/**
 * Shows the documents that would be created for a module, its fields and lines, and the points their author should
 * check.
 */
export function ModulePreview({ module }: { module: DescribedModule }) {
  const { documents, fields, lines, guesses, losses } = module;
  return (
    <div className="pw-module-preview">
      <section aria-label={say('生成的文档')}>
        <h3>{say('生成 {count} 份文档', { count: documents.length })}</h3>
        <ul>
          {documents.map(({ key, title, isTaken }) => (
            <li key={key}>
              <code>{key}</code> <span>{title}</span>
              {isTaken && <Tag color="red">{say('编号已有')}</Tag>}
            </li>
          ))}
        </ul>
      </section>
      <Notes title={say('没有带过来的')} type="warning" notes={losses} />
      <Notes title={say('猜测的，请核对')} type="info" notes={guesses} />
      <Fields title={say('字段 {count} 个', { count: fields.length })} fields={fields} />
      {lines.map((line) => (
        <Fields
          key={line.name}
          title={say('明细“{title}”，字段 {count} 个', { title: line.title, count: line.fields.length })}
          fields={line.fields}
        />
      ))}
    </div>
  );
}

function Notes({ title, type, notes }: { title: string; type: 'info' | 'warning'; notes: readonly string[] }) {
  if (notes.length === 0) return null;
  const content = (
    <>
      <strong>{title}</strong>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
  return <Alert type={type} showIcon className="pw-module-notes" message={content} />;
}

function Fields({ title, fields }: { title: string; fields: readonly ModuleField[] }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('标题')}</th>
            <th scope="col">{say('字段名')}</th>
            <th scope="col">{say('类型')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name}>
              <td>
                {field.title}
                {field.isRequired && <span className="pw-module-required">{say('必填')}</span>}
              </td>
              <td>
                <code>{field.name}</code>
              </td>
              <td>{typeOf(field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const words: Readonly<Record<string, string>> = textTable({
  string: text('文本'),
  text: text('长文本'),
  integer: text('整数'),
  number: text('小数'),
  boolean: text('是或否'),
  date: text('日期'),
  'date-time': text('日期时间'),
  time: text('时间'),
  uri: text('网址'),
});

function typeOf({ type, dictionary }: ModuleField): string {
  return dictionary === undefined ? (words[type] ?? type) : say('字典 {dictionary}', { dictionary });
}
