import { Alert, Select } from 'antd';

import type { DataRecord } from '../../../src/runtime/ports/index.ts';
import { dialogWords, type Locale } from '../../words/index.ts';
import type { ChosenRole } from './use-chosen-role.ts';

/** No role has this id. */
const myself = '';

/** Chooses the role with whose permissions the form is rendered. */
export function PreviewRole(props: { role: ChosenRole; values: () => DataRecord; locale: Locale }) {
  const { role: chosen, values, locale } = props;
  const words = dialogWords[locale];
  return (
    <label>
      {words.previewAs}
      <Select
        size="small"
        showSearch
        optionFilterProp="label"
        aria-label={words.previewAs}
        loading={chosen.isReading}
        value={chosen.role?.id ?? myself}
        onChange={(id) => chosen.choose(id === myself ? undefined : id, values())}
        options={[
          { value: myself, label: words.myself },
          ...(chosen.roles ?? []).map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
    </label>
  );
}

/** Explains which parts a preview with the permissions of a role covers, or why it failed. */
export function PreviewRoleNote({ role: { role, failure }, locale }: { role: ChosenRole; locale: Locale }) {
  const words = dialogWords[locale];
  return (
    <div aria-live="polite" className="pw-preview-note">
      {failure !== undefined && (
        <Alert type="error" showIcon message={words.rolesFailed(failure)} className="pw-designer-note" />
      )}
      {role && <Alert type="info" showIcon message={words.roleNote(role.title)} className="pw-designer-note" />}
    </div>
  );
}
