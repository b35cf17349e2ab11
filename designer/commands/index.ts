/** The verbs of the designer. Each gives the patches it would make, or why it cannot. */
export { type Command, type Design, isPlanned, type Plan, type Planned, type Refused } from './command.ts';
export { holdsNodes, type Place } from './containers.ts';
export { insertField, insertWidget, pasteNodes } from './insert-node.ts';
export { duplicateNodes } from './duplicate-nodes.ts';
export { placeBehind } from './place-behind.ts';
export { moveNode } from './move-node.ts';
export { removeNodes } from './remove-nodes.ts';
export { renameNode } from './rename-node.ts';
export { setProperty } from './set-property.ts';
export { clearForm, importForm, replaceDocument, writeSource } from './whole-form.ts';
