import { Alert, Select } from 'antd';
import { useId } from 'react';

import { say } from '../../locale/index.ts';
import type { ImportPreview } from '../../runtime/ports/index.ts';
import { useLabelFilter } from '../../runtime/search/use-label-filter.ts';
import { ImportErrors } from './ImportErrors.tsx';
import { ImportLosses } from './ImportLosses.tsx';

/**
 * The preview of an import: the field of each column of the files, which the user can change, and the rows that would
 * be rejected.
 */
export function PreviewPanel(props: {
  preview: ImportPreview;
  /** The chosen fields by column title, which `preview` may not reflect yet. */
  mapping: Readonly<Record<string, string>>;
  isLooking: boolean;
  isUploading: boolean;
  onMap: (title: string, field: string) => void;
}) {
  const { preview, mapping, isLooking, isUploading, onMap } = props;
  const filter = useLabelFilter();
  const hint = useId();
  const { columns, fields, errors, losses, problem, wrong } = preview;
  const options = [
    { value: '', label: say('不导入') },
    ...fields.map(({ name, title, required }) => ({ value: name, label: required ? `${title} *` : title })),
  ];
  return (
    <section className="pw-import-result" aria-label={say('预览')} aria-busy={isLooking || isUploading}>
      <Alert
        showIcon
        type={problem !== undefined ? 'error' : wrong + losses.length > 0 ? 'warning' : 'success'}
        message={problem ?? summaryOf(preview)}
      />
      {losses.length > 0 && <ImportLosses losses={losses} />}
      <div className="pw-import-columns">
        <table>
          <thead>
            <tr>
              <th scope="col">{say('文件里的列')}</th>
              <th scope="col">{say('数据示例')}</th>
              <th scope="col">{say('导入为')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ title, field, isProposed, samples }, index) => (
              <tr key={title} data-left-out={field === '' || undefined}>
                <th scope="row">{title}</th>
                <td className="pw-import-samples">{samples.join('、') || say('（空）')}</td>
                <td>
                  <Select
                    aria-label={say('“{title}”导入为', { title })}
                    className="pw-import-field"
                    showSearch
                    {...filter}
                    popupMatchSelectWidth={false}
                    disabled={isUploading}
                    value={mapping[title] ?? field}
                    onChange={(name) => onMap(title, name)}
                    options={options}
                    {...(isProposed && { 'aria-describedby': `${hint}${index}` })}
                  />
                  {isProposed && mapping[title] === undefined && (
                    <div id={`${hint}${index}`} className="pw-import-hint">
                      {say('按标题建议，请核对')}
                    </div>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {errors.length > 0 && <ImportErrors errors={errors} />}
    </section>
  );
}

function summaryOf({ total, wrong, heldBack, added, changed }: ImportPreview): string {
  const parts = [
    say('共 {total} 行', { total }),
    ...(added > 0 ? [say('将新增 {added} 条', { added })] : []),
    ...(changed > 0 ? [say('将更新 {changed} 条', { changed })] : []),
    wrong > 0 ? say('{wrong} 行有错误', { wrong }) : say('没有错误'),
    ...(heldBack > 0 ? [say('同一条记录的其他 {heldBack} 行也不会导入', { heldBack })] : []),
  ];
  return parts.join('，');
}
