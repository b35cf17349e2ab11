/** The tests in a form's document: some values, and the expected state of the form. */
export { type FailedExpectation, failedTests, type FormTest, runFormTests } from './form-tests.ts';
export { recordExpectations } from './record-test.ts';
