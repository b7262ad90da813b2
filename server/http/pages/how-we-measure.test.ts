import { expect, test } from 'vitest';
import { documentMarkdown } from '../../../contract/report/document-markdown.ts';
import { SCAN_EN } from '../../../contract/report/health/en.ts';
import { SCAN_NB } from '../../../contract/report/health/nb.ts';
import { LANGUAGES, SEVERITIES } from '../../../contract/vocabulary.ts';
import { howWeMeasurePage } from './how-we-measure.ts';
import { FACTS } from './pages-rig.ts';

test.each(LANGUAGES)('calls each severity what reports call it, in %s', (language) => {
  const page = documentMarkdown(howWeMeasurePage(language, FACTS)).toLowerCase();
  const { severities } = language === 'no' ? SCAN_NB : SCAN_EN;
  for (const severity of SEVERITIES) expect(page).toContain(`- ${severities[severity]}: `);
});
