// What a process of the runner runs: its files in the order they were given. Node would sort them by
// name, and every process would come to its browsers and programs, which wait, at the same time.
import { pathToFileURL } from 'node:url';

const { FACET_TEST_FILES = '[]' } = process.env;
for (const file of JSON.parse(FACET_TEST_FILES) as string[]) await import(pathToFileURL(file).href);
