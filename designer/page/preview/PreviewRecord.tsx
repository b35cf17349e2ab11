import { Alert, Select } from 'antd';

import type { Option } from '../../../src/runtime/ports/index.ts';
import { dialogWords, type Locale } from '../../words/index.ts';
import type { ChosenRecord } from './use-chosen-record.ts';

/** Chooses the record of the model on which the form is opened: an existing one, found by its name, or a new one. */
export function PreviewRecord({ chosen, locale }: { chosen: ChosenRecord; locale: Locale }) {
  const words = dialogWords[locale];
  const { record, found, isReading, search, choose } = chosen;
  return (
    <label>
      {words.previewRecord}
      <Select
        size="small"
        showSearch
        allowClear
        filterOption={false}
        aria-label={words.previewRecord}
        placeholder={words.newRecord}
        notFoundContent={isReading ? words.readingRecords : words.noRecords}
        loading={isReading}
        // The chosen record keeps its name while others are searched for.
        labelInValue
        value={record && { value: record.value, label: nameOf(record) }}
        onOpenChange={(isOpen) => isOpen && search('')}
        onSearch={search}
        onChange={(next?: { value: string; label: string }) => choose(next?.value)}
        options={(found ?? []).map((each) => ({ value: each.value, label: nameOf(each) }))}
      />
    </label>
  );
}

/** Shows why a record cannot be opened. */
export function PreviewRecordNote({ chosen: { failure }, locale }: { chosen: ChosenRecord; locale: Locale }) {
  return (
    <div aria-live="polite" className="pw-preview-note">
      {failure !== undefined && (
        <Alert type="error" showIcon message={dialogWords[locale].recordFailed(failure)} className="pw-designer-note" />
      )}
    </div>
  );
}

function nameOf({ text, mark, code }: Option): string {
  return [text, mark ?? code].filter(Boolean).join(' ');
}
