import { Alert, Modal } from 'antd';
import { useCallback, useState } from 'react';

import { say } from '../../../locale/index.ts';
import type { BackendModulesPort, DocumentEditingPort, ModulePage } from '../../../runtime/ports/index.ts';
import type { DocumentKey } from '../../../schema/documents/document.ts';
import { ChosenModule } from './ChosenModule.tsx';
import { PublishDrafts } from './PublishDrafts.tsx';
import { useModuleForm } from './use-module-form.ts';

import './modules.css';

/**
 * Creates documents for the page of an online form or report that is generated at run time. Once they are published,
 * its menu entry opens them. A form continues in the designer; a report has none and is published here.
 */
export function MakeDocumentDialog(props: {
  modules: BackendModulesPort;
  documents: DocumentEditingPort;
  /** The id of the page's model, e.g. `cgform/<id>`. */
  page: string;
  drafts?: readonly DocumentKey[];
  onOpen: (form: DocumentKey) => void;
  onPublished: (keys: DocumentKey[]) => void;
  onClose: () => void;
}) {
  const { modules, documents, page, drafts, onOpen, onPublished, onClose } = props;
  const [saved, setSaved] = useState(drafts);
  const onSaved = useCallback(
    (made: ModulePage) => {
      if (!made.form) return setSaved(made.documents.map(({ key }) => key));
      onClose();
      onOpen(made.form);
    },
    [onClose, onOpen],
  );
  const form = useModuleForm(modules, { kind: 'page', name: page }, onSaved);
  if (saved) return <PublishDrafts port={documents} keys={saved} onPublished={onPublished} onClose={onClose} />;
  return (
    <Modal
      open
      title={say('做成文档')}
      width={720}
      okText={say('生成草稿')}
      cancelText={say('取消')}
      maskClosable={false}
      okButtonProps={{ disabled: !form.isReady, loading: form.isBusy }}
      onCancel={onClose}
      onOk={() => void form.save()}
    >
      <Alert
        type="info"
        showIcon
        className="pw-module-lead"
        message={say('这一页现在是打开时按后端的定义做的。生成的文档发布后，菜单的同一个入口就打开文档，记录不动。')}
      />
      <ChosenModule form={form} isFixed />
    </Modal>
  );
}
