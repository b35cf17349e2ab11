import { Modal, Segmented, Spin } from 'antd';
import { useCallback, useState } from 'react';

import { LoadFailure } from '../../../kit/states/index.ts';
import { say } from '../../../locale/index.ts';
import type { BackendModule, BackendModulesPort } from '../../../runtime/ports/index.ts';
import type { DocumentKey } from '../../../schema/documents/document.ts';
import { useAsked } from '../answers/use-asked.ts';
import { ChosenModule } from './ChosenModule.tsx';
import { ModuleChoices } from './ModuleChoices.tsx';
import { SeveralModuleChoices } from './SeveralModules.tsx';
import { useModuleForm } from './use-module-form.ts';
import { useSeveralModules } from './use-several-modules.ts';

import './modules.css';

/**
 * Asks for a module of the back end, shows its documents, saves them as drafts and opens its form. It can also save the
 * documents of several modules in one go.
 */
export function FromBackendDialog(props: {
  port: BackendModulesPort;
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
  const [isOfAll, setOfAll] = useState(false);
  const several = useSeveralModules(port, listed?.modules ?? none);
  const isMade = several.made.length > 0 && !several.current;
  const isEmpty = listed?.isDescribed === false && listed.modules.length === 0;
  return (
    <Modal
      open
      title={say('从后端模块新建')}
      width={960}
      okText={
        !isOfAll
          ? say('生成草稿')
          : isMade
            ? say('完成')
            : say('生成 {count} 个模块的草稿', { count: several.chosen.size })
      }
      cancelText={say('取消')}
      maskClosable={false}
      okButtonProps={{
        disabled: isOfAll ? !isMade && several.chosen.size === 0 : !form.isReady,
        loading: isOfAll ? several.current !== undefined : form.isBusy,
      }}
      onCancel={onClose}
      onOk={() => (isMade ? onClose() : void (isOfAll ? several.make() : form.save()))}
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
      {listed && !isEmpty && (
        <Segmented
          className="pw-module-lead"
          aria-label={say('生成哪些模块')}
          value={isOfAll}
          disabled={several.current !== undefined || isMade}
          options={[
            { value: false, label: say('一个模块') },
            { value: true, label: say('全部模块') },
          ]}
          onChange={setOfAll}
        />
      )}
      {listed && isOfAll && (
        <SeveralModuleChoices
          modules={listed.modules}
          several={several}
          onOpen={(saved) => {
            onClose();
            onOpen(saved);
          }}
        />
      )}
      {listed && !isOfAll && (
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

const none: readonly BackendModule[] = [];
