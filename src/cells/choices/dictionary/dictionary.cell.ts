import { defineCell } from '../../../runtime/registry/index.ts';
import props from './dictionary.props.schema.json';
import { DictionaryCell, drawDictionary } from './Dictionary.tsx';

export const dictionaryCell = defineCell({
  name: 'dictionary',
  title: '字典',
  component: DictionaryCell,
  draw: drawDictionary,
  props,
});
