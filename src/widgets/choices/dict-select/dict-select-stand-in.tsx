import { useDictionary } from '../../../runtime/data/index.ts';
import { isEmptyChoice, selectStandIn } from '../select/select-stand-in.tsx';
import type { DictSelectProps } from './DictSelect.tsx';

/** Renders a closed select of one dictionary item, or an empty one for several. */
export function dictSelectStandIn(props: DictSelectProps) {
  const { look, multiple, value } = props;
  if (look !== undefined && look !== 'select') return undefined;
  if ((multiple || Array.isArray(value)) && !isEmptyChoice(value)) return undefined;
  return <ClosedDictSelect {...props} />;
}

function ClosedDictSelect({ dictionary, look: _look, multiple: _multiple, ...rest }: DictSelectProps) {
  const items = useDictionary(dictionary);
  const options = items?.map(({ value, text, disabled }) => ({ value, label: text, disabled })) ?? [];
  return selectStandIn({ ...rest, options });
}
