import { Alert, Button } from 'antd';

import type { ImportAnswer } from '../../runtime/data/ports.ts';

/** What an import did not save, row by row, and the file to put right and send again. */
export function ImportResult({
  answer,
  onDownload,
}: {
  answer: ImportAnswer;
  onDownload: (path: string, name: string) => void;
}) {
  const { outcome, message, summary, errors, errorFile } = answer;
  const hasFiles = errors.some(({ file }) => file !== undefined);
  return (
    <div className="pw-import-result">
      <Alert
        showIcon
        type={outcome === 'some' ? 'warning' : 'error'}
        message={message}
        description={
          (summary !== undefined || errorFile) && (
            <>
              {summary !== undefined && <div>{summary}</div>}
              {errorFile && (
                <div>
                  具体详情请
                  <Button type="link" size="small" onClick={() => onDownload(errorFile.path, errorFile.name)}>
                    点击下载
                  </Button>
                </div>
              )}
            </>
          )
        }
      />
      {errors.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        <div className="pw-import-errors" role="region" aria-label="出错的行" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {hasFiles && <th scope="col">文件</th>}
                <th scope="col">行号</th>
                <th scope="col">字段</th>
                <th scope="col">原因</th>
              </tr>
            </thead>
            <tbody>
              {errors.map(({ file, row, title, message: reason }) => (
                <tr key={`${file} ${row} ${title} ${reason}`}>
                  {hasFiles && <td>{file}</td>}
                  <td>{row}</td>
                  <td>{title || '整行'}</td>
                  <td>{reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
