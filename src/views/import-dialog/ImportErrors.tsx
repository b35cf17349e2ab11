import { say } from '../../locale/index.ts';
import type { ImportError } from '../../runtime/ports/index.ts';

function withoutTitle(reason: string, title: string): string {
  const rest = title !== '' && reason.startsWith(title) ? reason.slice(title.length) : '';
  return /^[：:]/.test(rest) ? rest.slice(1).trimStart() : reason;
}

/** The rows of an import that cannot be saved, each with its reason. */
export function ImportErrors({ errors }: { errors: readonly ImportError[] }) {
  const hasFiles = errors.some(({ file }) => file !== undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <div className="pw-import-errors" role="region" aria-label={say('出错的行')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {hasFiles && <th scope="col">{say('文件')}</th>}
            <th scope="col">{say('行号')}</th>
            <th scope="col">{say('字段')}</th>
            <th scope="col">{say('原因')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ file, row, title, message: reason }) => (
            <tr key={`${file} ${row} ${title} ${reason}`}>
              {hasFiles && <td>{file}</td>}
              <td>{row}</td>
              <td>{title || say('整行')}</td>
              <td>{withoutTitle(reason, title)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
