/** The verbs of the designer. Each gives the patches it would make, or why it cannot. */
export { type Command, type Design, isPlanned, type Plan, type Planned, type Refused } from './command.ts';
export { type Beside, holdsNodes, type Place } from './containers.ts';
export { type Converted, convertibleTo, convertNodes } from './convert-nodes.ts';
export { gapAfter, gapsFor, type GapStep } from './gaps.ts';
export { insertField, insertWidget, pasteNodes } from './insert-node.ts';
export { duplicateNodes } from './duplicate-nodes.ts';
export { placeBehind } from './place-behind.ts';
export { moveBy, moveNodes } from './move-nodes.ts';
export { removeNodes } from './remove-nodes.ts';
export { renameNode } from './rename-node.ts';
export { setProperties, setProperty } from './set-property.ts';
export { type OptionRow, optionRows, optionsOfRows, withLines, withRow } from './option-edits.ts';
export { optionsAt, setOptions } from './set-options.ts';
export { columnsAround, setSpan, spanOf } from './set-span.ts';
export { setTitle } from './set-title.ts';
export { dropBeside, wrapInGrid } from './wrap-in-grid.ts';
export { clearForm, importForm, replaceDocument, writeSource } from './whole-form.ts';
