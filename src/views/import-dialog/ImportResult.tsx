import { Alert } from 'antd';

import { Button } from '../../kit/controls/button/Button.tsx';
import { say } from '../../locale/index.ts';
import type { ImportAnswer } from '../../runtime/ports/index.ts';
import { ImportErrors } from './ImportErrors.tsx';

/** The rows that an import did not save, and a file to correct and import again. */
export function ImportResult({
  answer,
  onDownload,
}: {
  answer: ImportAnswer;
  onDownload: (path: string, name: string) => void;
}) {
  const { outcome, message, summary, errors, errorFiles = [] } = answer;
  return (
    <div className="pw-import-result">
      <Alert
        showIcon
        type={outcome === 'some' ? 'warning' : 'error'}
        message={message}
        description={
          (summary !== undefined || errorFiles.length > 0) && (
            <>
              {summary !== undefined && <div>{summary}</div>}
              {errorFiles.map(({ path, name }) => (
                <div key={path}>
                  {say('具体详情请')}
                  <Button type="link" size="small" onClick={() => onDownload(path, name)}>
                    {say('点击下载')}
                  </Button>
                  {errorFiles.length > 1 && name}
                </div>
              ))}
            </>
          )
        }
      />
      {errors.length > 0 && <ImportErrors errors={errors} />}
    </div>
  );
}
