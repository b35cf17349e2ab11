import { CaretDownFilled } from '@ant-design/icons';
import { TreeSelect as AntTreeSelect, type TreeSelectProps as AntTreeSelectProps } from 'antd';

import { say } from '../../../locale/index.ts';
import { EmptyOption } from '../../../runtime/form/index.ts';
import { NamedList, PhoneChoice } from '../../../views/picker/index.ts';
import { restOfTags } from '../select/rest-of-tags.tsx';
import type { TreeSelectProps } from './tree-select-props.ts';

interface TreeListProps<Item> extends Omit<AntTreeSelectProps<Item | Item[]>, 'value' | 'onChange' | 'onOpenChange'> {
  field: TreeSelectProps;
  chosen: Item[];
  onChoose: (chosen: Item[]) => void;
  onOpenChange: (isOpen: boolean) => void;
  emptyText: string;
}

/** The dropdown tree of both local and remote nodes. Further antd props are passed through. */
export function TreeList<Item>({ field, chosen, onChoose, onOpenChange, emptyText, ...own }: TreeListProps<Item>) {
  const { checkable = false, multiple = checkable, allowClear = true } = field;
  const names = { 'aria-label': field['aria-label'], 'aria-labelledby': field['aria-labelledby'] };
  return (
    <PhoneChoice
      id={field.id}
      {...names}
      several={multiple}
      onBlur={field.onBlur}
      onOpenChange={onOpenChange}
      draw={(part) => (
        <AntTreeSelect<Item | Item[]>
          id={part.id}
          disabled={field.disabled}
          status={field.status}
          autoFocus={field.autoFocus}
          style={{ width: '100%' }}
          fieldNames={{ label: 'label', value: 'value', children: 'children' }}
          showSearch
          multiple={multiple}
          treeCheckable={checkable}
          maxTagCount={multiple ? 1 : undefined}
          maxTagPlaceholder={restOfTags}
          listHeight={part.listHeight}
          onSelect={part.onPick}
          styles={{ popup: { root: { maxHeight: 400 } } }}
          popupRender={(list) => (
            <NamedList id={part.id} {...names}>
              {list}
            </NamedList>
          )}
          switcherIcon={
            <CaretDownFilled className="ant-select-tree-switcher-icon" aria-hidden aria-label={undefined} />
          }
          allowClear={allowClear}
          placeholder={field.placeholder ?? say('请选择')}
          notFoundContent={<EmptyOption listOf={part.id} text={emptyText} />}
          value={multiple ? chosen : chosen[0]}
          onChange={(next) => onChoose(next === undefined || next === null ? [] : Array.isArray(next) ? next : [next])}
          {...own}
          {...part.props}
        />
      )}
    />
  );
}
