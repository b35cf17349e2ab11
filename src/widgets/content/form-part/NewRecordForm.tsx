import type { ResolvedForm } from '../../../engine/form/index.ts';
import { Button } from '../../../kit/controls/button/Button.tsx';
import { useNotify } from '../../../kit/feedback/index.ts';
import { say } from '../../../locale/index.ts';
import { useFormHandle, useNewRecord } from '../../../runtime/form/index.ts';
import { failureText } from '../../../runtime/ports/index.ts';
import { useRuntime } from '../../../runtime/registry/index.ts';
import { FormView } from '../../../views/form/index.ts';
import { missingToSave, type SavePermission } from './may-save.ts';

const blank = {};

/** A form for new records, one after the other. */
export function NewRecordForm(props: { form: ResolvedForm; who: SavePermission; onSaved: () => void }) {
  const { form: resolved, who, onSaved } = props;
  const { permissions } = useRuntime();
  const notify = useNotify();
  const canAdd = resolved.model !== undefined && missingToSave(resolved, permissions, who, 'add') === undefined;
  const form = useFormHandle({ form: resolved, record: blank, mode: canAdd ? 'create' : 'detail' });
  const { saving, failure, save, reset } = useNewRecord(form, () => {
    notify({ kind: 'success', text: say('新增成功') });
    onSaved();
  });
  return (
    <>
      <FormView form={form} onSubmit={() => void save()} />
      {failure && (
        <p className="pw-form-part-failure" role="alert">
          {failureText(failure)}
        </p>
      )}
      {canAdd ? (
        <div className="pw-form-part-buttons">
          <Button onClick={reset} disabled={saving}>
            {say('重置')}
          </Button>
          <Button type="primary" loading={saving && { delay: 150 }} onClick={() => void save()}>
            {say('保存')}
          </Button>
        </div>
      ) : (
        <p role="status">{say('没有新增的权限，请联系管理员授权。')}</p>
      )}
    </>
  );
}
