import { Button } from 'antd';
import type { ComponentProps } from 'react';

import type { Locale } from '../../words/index.ts';
import { fieldWords } from './field-words.ts';
import type { FieldRow } from './open-model.ts';

/** The cell that puts a field on the form, or selects its node there. */
export function FormCell(props: { cell: ComponentProps<'td'>; row: FieldRow; locale: Locale; onForm: () => void }) {
  const { cell, row, locale, onForm } = props;
  const words = fieldWords[locale];
  const label = row.path ? words.show(row.name) : words.put(row.name);
  return (
    <td {...cell}>
      <Button
        size="small"
        type={row.path ? 'text' : 'default'}
        tabIndex={-1}
        aria-label={label}
        title={label}
        onClick={onForm}
      >
        {row.path ? words.showShort : words.putShort}
      </Button>
    </td>
  );
}
