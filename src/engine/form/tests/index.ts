/** The tests that stand in a form's document: what it should be, given some values. */
export { type FailedExpectation, failedTests, type FormTest, runFormTests } from './form-tests.ts';
export { recordExpectations } from './record-test.ts';
