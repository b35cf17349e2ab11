import { Input, Tag } from 'antd';

import type { TagsWidgetProps } from '../../../../generated/props.ts';
import { separated, tagsOf } from '../../../engine/values/index.ts';
import { say } from '../../../locale/index.ts';
import { controlProps, ReadOnlyText, useComposedText } from '../../../runtime/form/index.ts';
import type { WidgetProps } from '../../../runtime/registry/index.ts';

export type TagsProps = WidgetProps<string> & TagsWidgetProps;

/** Tags of two characters each: a `;` is inserted after every two. Read-only shows them one by one. */
export function Tags({ value, onChange, readOnly, maxLength, allowClear, ...rest }: TagsProps) {
  const before = value ?? '';
  const text = useComposedText(before, (typed) => onChange?.(separated(typed, before) || null));
  if (readOnly) {
    const tags = tagsOf(value);
    return (
      <ReadOnlyText id={rest.id}>
        {tags.length > 0 && tags.map((tag, index) => <Tag key={index}>{tag}</Tag>)}
      </ReadOnlyText>
    );
  }
  return (
    <Input
      {...controlProps(rest)}
      {...text}
      allowClear={allowClear}
      autoComplete="off"
      placeholder={rest.placeholder ?? say('每两个字一个标签')}
      count={maxLength === undefined ? undefined : { show: true, max: maxLength }}
    />
  );
}
