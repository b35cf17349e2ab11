import { Modal, Spin } from 'antd';
import { useCallback } from 'react';

import type { BackendModulesPort } from '../../../runtime/ports/index.ts';
import type { DocumentKey } from '../../../schema/documents/document.ts';
import { say } from '../../../schema/locale/index.ts';
import { LoadFailure } from '../../../views/states/index.ts';
import { useAsked } from '../answers/index.ts';
import { ChosenModule } from './ChosenModule.tsx';
import { ModuleChoices } from './ModuleChoices.tsx';
import { useModuleForm } from './use-module-form.ts';
import './modules.css';

/** Asks for a module of the back end, shows the documents of it, saves them as drafts, and opens its form. */
export function FromBackendDialog(props: {
  port: BackendModulesPort;
  /** Opens a form in the designer. */
  onOpen: (form: DocumentKey) => void;
  onClose: () => void;
}) {
  const { port, onOpen, onClose } = props;
  const ask = useCallback((signal: AbortSignal) => port.list({ signal }), [port]);
  const { answer: listed, failure, retry } = useAsked(ask);
  const form = useModuleForm(port, undefined, ({ form: saved }) => {
    onClose();
    if (saved) onOpen(saved);
  });
  const isEmpty = listed?.isDescribed === false && listed.modules.length === 0;
  return (
    <Modal
      open
      title={say('从后端模块新建')}
      width={960}
      okText={say('生成草稿')}
      cancelText={say('取消')}
      maskClosable={false}
      okButtonProps={{ disabled: !form.isReady, loading: form.isBusy }}
      onCancel={onClose}
      onOk={() => void form.save()}
    >
      <p className="pw-module-lead">
        {say('按后端的接口说明、在线表单和记录写出模型、列表、表单和明细。先存成您的草稿，您改好再发布。')}
      </p>
      {failure && <LoadFailure error={failure} onRetry={retry} />}
      {!failure && !listed && (
        <div className="pw-module-none" role="status">
          <Spin size="small" /> {say('正在问后端有哪些模块，要几秒钟…')}
        </div>
      )}
      {listed && (
        <div className="pw-modules">
          <ModuleChoices modules={listed.modules} chosen={form.chosen} onChoose={form.choose} />
          {form.chosen ? (
            <ChosenModule form={form} />
          ) : (
            <p className="pw-module-none" role="status">
              {isEmpty
                ? say('后端没有给出接口说明，也没有您能看到的在线表单；请输入接口路径，像 /test/jeecgDemo。')
                : say('先选一个模块，这里显示会生成什么。')}
            </p>
          )}
        </div>
      )}
    </Modal>
  );
}
