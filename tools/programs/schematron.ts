import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './program.ts';

function transform(...args: string[]): string {
  return run('npx', ['--yes', 'xslt3@2.7.0', ...args]);
}

/**
 * Which rules each document breaks, by their names, according to a stylesheet that writes SVRL. All in one run: reading the rules takes
 * most of its time. Variables of the whole stylesheet have their values for the first document.
 */
export function brokenRules(stylesheet: string, documents: readonly string[], folder: string): string[][] {
  const files = documents.map((xml, index) => {
    const file = path.join(folder, `${index}.xml`);
    writeFileSync(file, xml);
    return file;
  });
  const all = path.join(folder, 'all.xsl');
  const calls = files.map(
    (file) =>
      `<xsl:call-template name="one"><xsl:with-param name="file" select="'${pathToFileURL(file).href}'"/></xsl:call-template>`,
  );
  writeFileSync(
    all,
    `<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:svrl="http://purl.oclc.org/dsdl/svrl">
      <xsl:import href="${pathToFileURL(stylesheet).href}"/>
      <xsl:output method="text"/>
      <xsl:template name="one">
        <xsl:param name="file"/>
        <xsl:variable name="report"><xsl:apply-templates select="doc($file)"/></xsl:variable>
        <xsl:value-of select="'checked', $report//svrl:failed-assert/@id, '&#10;'"/>
      </xsl:template>
      <xsl:template name="all">${calls.join('')}</xsl:template>
    </xsl:stylesheet>`,
  );
  return transform(`-xsl:${all}`, '-it:all', `-s:${files[0] ?? ''}`)
    .split('\n')
    .flatMap((line) =>
      line.startsWith('checked') ? [line.split(' ').filter((word) => word !== '' && word !== 'checked')] : [],
    );
}

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';

/**
 * The stylesheet of the Dutch rules (NLCIUS) of a clone of github.com/peppolautoriteit-nl/validation, made by the one it brings for
 * Schematron. Without the rules of EN 16931 that it includes: those of the European Commission are newer.
 */
export function dutchRules(clone: string, folder: string): string {
  const pattern = readFileSync(path.join(clone, 'schematron/si-ubl-2.0/si-ubl-2.0-nlcius.sch'), 'utf8');
  const schema = path.join(folder, 'nlcius.sch');
  const stylesheet = path.join(folder, 'nlcius.xsl');
  writeFileSync(
    schema,
    `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
      <ns prefix="cbc" uri="${ubl}CommonBasicComponents-2"/>
      <ns prefix="cac" uri="${ubl}CommonAggregateComponents-2"/>
      <ns prefix="ubl" uri="${ubl}Invoice-2"/>
      <ns prefix="cn" uri="${ubl}CreditNote-2"/>
      <ns prefix="xs" uri="http://www.w3.org/2001/XMLSchema"/>
      ${pattern}
    </schema>`,
  );
  transform(
    `-xsl:${path.join(clone, 'convert/convert_xsl/iso_svrl_for_xslt2.xsl')}`,
    `-s:${schema}`,
    `-o:${stylesheet}`,
  );
  return stylesheet;
}
