export { annotatedDefinition, choiceLabel, followed, wordsIn } from './annotated.ts';
export { propertiesOf } from './properties-of.ts';
export { commonProperties, type Selected } from './common-properties.ts';
export type { Choice, Property, PropertyGroup, PropertyTarget } from './property.ts';
export { type PropertyChange, propertyValues } from './read-value.ts';
export { type NamesOf, propertyForm } from './property-form.ts';
export { PropertyPanel, type PropertyPanelProps } from './panel/PropertyPanel.tsx';
