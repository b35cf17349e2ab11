/** Reading records: lists and their conditions, counts, groups, options, display texts. */
export { type AggregateQuery, aggregateRecords, type Measure } from './aggregate-records.ts';
export { type RecordTotals, totalRecords } from './total-records.ts';
export { fieldOptions } from './field-options.ts';
export { type NameSource, type NameSources, nameSources } from './name-sources.ts';
export { chosenIds, type RecordChoice } from './chosen-records.ts';
export { recordCounts, type RecordCounts } from './counts/record-counts.ts';
export { addTexts, addTextsWithLines } from './display-texts.ts';
export { addWriterNames } from './writer-names.ts';
export { linksToList, linksToRecords, namedRecords } from './record-links.ts';
export { addLines, readBy, readOne, readWithLines } from './read-records.ts';
export { codeOf } from './name-marks.ts';
export { isNameable, isVisible } from './list-conditions.ts';
export { shownRows } from './shown-rows.ts';
export { visibleIds } from './visible-ids.ts';
export { sumsOverLines } from './sum-lines.ts';
export { listRecords, type QueryParameters, readIds, readQuery, type RecordList } from './list-records.ts';
export { type RowEstimates, rowEstimates } from './counts/row-estimates.ts';
export { listOptions, type OptionsQuery, type RecordOption } from './list-options.ts';
