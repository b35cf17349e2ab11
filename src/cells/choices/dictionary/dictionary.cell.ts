import { defineCell } from '../../../runtime/registry/index.ts';
import { DictionaryCell, drawDictionary } from './Dictionary.tsx';
import props from './dictionary.props.schema.json';

export const dictionaryCell = defineCell({
  name: 'dictionary',
  title: '字典',
  component: DictionaryCell,
  draw: drawDictionary,
  props,
});
