import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { Select, Switch, Upload } from 'antd';
import { useState } from 'react';

import { Button } from '../../kit/controls/button/Button.tsx';
import { DialogBody, DialogFooter, DialogFrame, type DialogPlace } from '../../kit/dialog-frame/DialogFrame.tsx';
import { useFeedback } from '../../kit/feedback/index.ts';
import { useViewVariables } from '../../kit/states/index.ts';
import { say } from '../../locale/index.ts';
import { saveFile, workbookEnding } from '../../runtime/data/index.ts';
import { useImport, type ImportEntry } from '../../runtime/dialog/index.ts';
import { failureText, PortError } from '../../runtime/ports/index.ts';
import { useRuntime } from '../../runtime/registry/index.ts';
import { ImportResult } from './ImportResult.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';

import './import-dialog.css';

/**
 * Imports Excel files into a list: the files, all or nothing, new or changed records; a preview, column by column; and
 * the result of each row.
 */
export function ImportDialog({ entry, ...place }: { entry: ImportEntry } & DialogPlace) {
  const { message } = useFeedback();
  const { ports } = useRuntime();
  const variables = useViewVariables();
  const [isOpen, setOpen] = useState(true);
  const run = useImport(entry);
  const fail = (error: unknown) =>
    message.warning(error instanceof PortError ? failureText(error) : say('操作失败，请稍后重试。'));
  const isBusy = run.isUploading || run.isPreviewing;
  const close = () => {
    if (!run.isUploading) setOpen(false);
  };
  const upload = async () => {
    const { outcome, message: text } = await run.upload();
    if (outcome === 'none') message.warning(text);
    if (outcome !== 'all') return;
    message.success(text || say('文件上传成功'));
    setOpen(false);
  };
  const download = async (path: string, name: string) => saveFile({ file: await ports.files.download(path), name });
  const { template } = run;
  const saveTemplate = async (give: () => Promise<Blob>) => {
    const file = await give();
    const name = say('{title}导入模板', { title: entry.title });
    saveFile({ file, name: `${name}.${await workbookEnding(file)}` });
  };
  return (
    <DialogFrame title={say('导入EXCEL')} open={isOpen} width={640} place={place} onCancel={close}>
      <DialogBody>
        <div style={variables}>
          <Upload.Dragger
            multiple
            accept=".xls,.xlsx"
            disabled={isBusy}
            fileList={run.files.map((file) => ({ uid: file.name, name: file.name }))}
            beforeUpload={(file) => {
              if (!run.add(file)) message.warning(say('只能导入 .xls 或 .xlsx 格式的 Excel 文件'));
              return false;
            }}
            onRemove={({ uid }) => run.files.filter(({ name }) => name === uid).forEach(run.remove)}
          >
            <p className="pw-import-icon">
              <InboxOutlined aria-hidden />
            </p>
            <p>{say('点击选择，或把文件拖到这里')}</p>
            <p className="pw-import-hint">{say('.xls 或 .xlsx，可以选多个，每个不超过 5000 行')}</p>
          </Upload.Dragger>
          {template && (
            <Button
              type="link"
              className="pw-import-template"
              icon={<DownloadOutlined aria-hidden />}
              onClick={() => void saveTemplate(template).catch(fail)}
            >
              {say('下载模板')}
            </Button>
          )}
          {run.mayChooseAll && (
            <div className="pw-import-choice">
              <span id="pw-import-validate">{say('数据校验')}</span>
              <Switch
                aria-labelledby="pw-import-validate"
                aria-describedby="pw-import-validate-hint"
                disabled={run.isUploading}
                checked={run.allOrNothing}
                onChange={run.setAllOrNothing}
              />
              <span id="pw-import-validate-hint" className="pw-import-hint">
                {run.allOrNothing ? say('有一行出错就全部不导入') : say('正确的行先导入，出错的行列出原因')}
              </span>
            </div>
          )}
          {run.keys.length > 0 && (
            <div className="pw-import-choice">
              <label htmlFor="pw-import-match">{say('已有记录')}</label>
              <Select
                id="pw-import-match"
                className="pw-import-match"
                disabled={isBusy}
                value={run.matchBy}
                onChange={run.setMatchBy}
                options={[
                  { value: '', label: say('不更新，每行都是新记录') },
                  ...run.keys.map(({ value, title }) => ({
                    value,
                    label: say('{title}相同的，更新已有记录', { title }),
                  })),
                ]}
              />
            </div>
          )}
          {run.preview && !run.answer && (
            <PreviewPanel
              preview={run.preview}
              mapping={run.mapping}
              isLooking={run.isPreviewing}
              isUploading={run.isUploading}
              onMap={(title, field) => void run.map(title, field).catch(fail)}
            />
          )}
          {run.answer && run.answer.outcome !== 'all' && (
            <ImportResult answer={run.answer} onDownload={(path, name) => void download(path, name).catch(fail)} />
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button disabled={run.isUploading} onClick={close}>
          {say('关闭')}
        </Button>
        {run.look && (
          <Button
            disabled={run.files.length === 0 || run.isUploading}
            loading={run.isPreviewing}
            onClick={() => void run.look?.().catch(fail)}
          >
            {say('预览')}
          </Button>
        )}
        <Button
          type="primary"
          disabled={!run.canUpload}
          loading={run.isUploading}
          onClick={() => void upload().catch(fail)}
        >
          {run.isUploading ? say('上传中...') : say('开始上传')}
        </Button>
      </DialogFooter>
    </DialogFrame>
  );
}
