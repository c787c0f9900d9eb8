// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { editorOptions } from './editor-options';
import { writeMarkdown } from './write-markdown';

// Written by hand in the form in which these programs put it on the clipboard: LibreOffice Writer 7.4.7, Word for
// Windows, Word for the web, Google Docs.

const tellLostLinks = vi.fn<(hrefs: readonly string[]) => void>();

beforeEach(() => {
  tellLostLinks.mockReset();
  // jsdom has no such event, with which the editor handles a paste.
  vi.stubGlobal('ClipboardEvent', Event);
});

/** The text of an editor after this was pasted into it. */
function pasted(html: string): string {
  const options = editorOptions('', { openLink: () => undefined, addPicture: undefined, tellLostLinks });
  const editor = new Editor(options);
  editor.view.pasteHTML(html);
  editor.state.doc.check();
  const text = writeMarkdown(editor.state.doc);
  editor.destroy();
  return text;
}

describe('LibreOffice', () => {
  test('items that are never closed, a list that goes on and a second paragraph of an item', () => {
    expect(
      pasted(`<h1 class="western">
Kop</h1>
<ol>
	<li><p style="line-height: 100%; margin-bottom: 0in">een</p>
	<li><p style="line-height: 100%; margin-bottom: 0in">twee</p>
	<ol type="a">
		<li><p style="line-height: 100%; margin-bottom: 0in">twee a</p>
	</ol>
</ol>
<p style="line-height: 100%; margin-bottom: 0in">Uitleg.</p>
<ol start="3">
	<li value="3"><p style="line-height: 100%; margin-bottom: 0in">drie</p>
	<li><p style="line-height: 100%; margin-bottom: 0in">vier</p>
</ol>
<ul>
	<li><p style="line-height: 100%; margin-bottom: 0in">bol</p>
	<p style="line-height: 100%; margin-bottom: 0in">tweede alinea</p>
</ul>`),
    ).toBe('## Kop\n\n1. een\n2. twee\n   1. twee a\n\nUitleg.\n\n3. drie\n4. vier\n\n- bol\n  tweede alinea');
  });

  test('hidden text, struck-out text and figures above the line', () => {
    expect(
      pasted(`<p style="margin-bottom: 0in">Nu <strike>€ 300</strike> € 285 voor 120 m<sup>2</sup>, CO<sub>2</sub>
<span style="display: none">verborgen</span> erbij.</p>
<p style="display: none; line-height: 100%">hele verborgen
alinea</p>
<p><b>Vet</b> slot<!-- marge 40 procent --></p>`),
    ).toBe('Nu € 285 voor 120 m², CO₂ erbij.\n\n**Vet** slot');
  });

  test('a table with paragraphs in its cells, and a link', () => {
    expect(
      pasted(`<table width="100%" cellpadding="0" cellspacing="0">
	<col width="128*"/>

	<thead>
		<tr valign="top">
			<td width="50%" style="border: none; padding: 0in"><p>Soort</p>
			</td>
			<td width="50%" style="border: none; padding: 0in"><p>Prijs</p>
			</td>
		</tr>
	</thead>
	<tbody>
		<tr valign="top">
			<td width="50%" style="border: none; padding: 0in"><p style="margin-bottom: 0in">
				Flat</p>
				<p>klein</p>
			</td>
			<td width="50%" style="border: none; padding: 0in"><p><b>€ 285</b></p>
			</td>
		</tr>
	</tbody>
</table>
<p>Zie <a href="https://nl.wikipedia.org/wiki/Isolatie_(bouwkunde)">isolatie</a>.<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p>`),
    ).toBe(
      'Soort Prijs\n\nFlat klein **€ 285**\n\n' +
        'Zie [isolatie](https://nl.wikipedia.org/wiki/Isolatie_%28bouwkunde%29).¹',
    );
    expect(tellLostLinks).not.toHaveBeenCalled();
  });
});

/** An item of Word for Windows, as it writes one: a paragraph with its sign as text. */
function wordItem(level: number, sign: string, text: string): string {
  return `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`;
}

describe('Word for Windows', () => {
  test('remarks, deletions that can be undone and hidden text stay out', () => {
    expect(
      pasted(`<p class=MsoNormal>Wij rekenen <a style='mso-comment-reference:RV_1;mso-comment-date:20261101T0900'>een
vaste prijs</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a
class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[RV1]</a><![endif]><span
style='mso-special-character:comment'>&nbsp;</span></span></span>: <s>€ 300</s> <del cite="mailto:RV"
datetime="2026-11-01T09:00">€ 295</del><ins cite="mailto:RV" datetime="2026-11-01T09:00">€ 285</ins><span
style='display:none;mso-hide:all'> marge 40%</span>.<o:p></o:p></p>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]>
<div style='mso-element:comment'><div id="_com_1" class=msocomtxt language=JavaScript><p class=MsoCommentText><span
class=MsoCommentReference><a class=msocomhide href="#_msoanchor_1">[RV1]</a></span>Marge is 40 procent<o:p></o:p></p></div></div></div>`),
    ).toBe('Wij rekenen een vaste prijs: € 285.');
  });

  test('a list that goes on after a paragraph keeps its number, also one with parts', () => {
    expect(
      pasted(
        `${wordItem(1, '1.', 'een')}${wordItem(2, '1.1.', 'onder een')}${wordItem(2, '1.2.', 'ook')}${wordItem(1, '2.', 'twee')}
<p class=MsoNormal>Uitleg.</p>${wordItem(1, '3)', 'drie')}${wordItem(1, '4)', 'vier')}`,
      ),
    ).toBe('1. een\n   1. onder een\n   2. ook\n2. twee\n\nUitleg.\n\n3. drie\n4. vier');
  });

  test('a table', () => {
    expect(
      pasted(`<table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0'><td width=302 valign=top><p class=MsoNormal
style='margin-bottom:0cm'>Soort<o:p></o:p></p></td><td><p class=MsoNormal>Prijs<o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>Flat<o:p></o:p></p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td><td><p class=MsoNormal>€ 285</p></td></tr></table>`),
    ).toBe('Soort Prijs\n\nFlat € 285');
  });
});

/** An item of Word for the web: a list of its own, with its level as an attribute. */
function webItem(list: string, level: number, text: string): string {
  const tag = list.slice(0, 2);
  return `<div class="ListContainerWrapper SCXW1 BCX8" style="position: relative;"><${list} role="list" class="SCXW1 BCX8"><li
aria-setsize="-1" data-leveltext="%${level}." data-listid="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1"><p
class="Paragraph SCXW1 BCX8" paraid="1"><span data-contrast="auto" class="TextRun SCXW1"><span class="NormalTextRun">${text}</span></span><span
class="EOP SCXW1" data-ccp-props="{&quot;201341983&quot;:0}">&nbsp;</span></p></li></${tag}></div>`;
}

describe('Word for the web', () => {
  test('one list per item becomes one list, with its levels and numbers', () => {
    const items = [
      webItem('ol start="1"', 1, 'een'),
      webItem('ol start="1"', 2, 'dieper'),
      webItem('ol start="2"', 2, 'ook'),
      webItem('ol start="2"', 1, 'twee'),
      '<div class="OutlineElement"><p class="Paragraph"><span class="TextRun">Uitleg.</span></p></div>',
      webItem('ol start="3"', 1, 'drie'),
      webItem('ul', 1, 'bol'),
      webItem('ul', 2, 'dieper'),
      webItem('ul', 1, 'bol'),
    ];
    expect(pasted(items.join(''))).toBe(
      '1. een\n   1. dieper\n   2. ook\n2. twee\n\nUitleg.\n\n3. drie\n\n- bol\n  - dieper\n- bol',
    );
  });

  test('a paragraph that is a heading by its role, and bold by its style', () => {
    expect(
      pasted(`<div class="OutlineElement Ltr"><p class="Paragraph" role="heading" aria-level="1"><span
class="TextRun"><span class="NormalTextRun">Kop</span></span></p></div><div><p role="heading" aria-level="3">Tussenkop</p></div><div><p class="Paragraph"><span
class="TextRun" style="font-weight: bold">Vet</span><span class="TextRun"> 120 m</span><span class="TextRun"><span
style="vertical-align: super; font-size: 10px">2</span></span></p></div>`),
    ).toBe('## Kop\n\n### Tussenkop\n\n**Vet** 120 m²');
  });
});

describe('Google Docs', () => {
  test('lists with levels, struck-out text and a table', () => {
    expect(
      pasted(`<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span
style="font-weight:400;text-decoration:line-through;vertical-align:baseline;white-space:pre-wrap;">€ 300</span><span
style="font-weight:400;text-decoration:none;vertical-align:baseline;"> € 285 voor 120 m</span><span
style="vertical-align:baseline;"><span style="font-size:0.6em;vertical-align:super;">2</span></span></p><ol start="3"><li dir="ltr"
aria-level="1" style="list-style-type:decimal;font-weight:400"><p dir="ltr" role="presentation"><span style="font-weight:700">drie</span></p></li><ol><li
dir="ltr" aria-level="2"><p role="presentation"><span>onder drie</span></p></li></ol><li dir="ltr" aria-level="1"><p
role="presentation"><span>vier</span></p></li></ol><br /><div dir="ltr"><table style="border:none;"><colgroup><col width="301" /></colgroup><tbody><tr
style="height:0pt"><td><p dir="ltr"><span>Soort</span></p></td><td><p dir="ltr"><span>Prijs</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`),
    ).toBe('€ 285 voor 120 m²\n\n3. **drie**\n   1. onder drie\n4. vier\n\nSoort Prijs');
  });
});

test('a mail that is laid out by tables stays in paragraphs, and the table in it in lines', () => {
  expect(
    pasted(`<table><tr><td><table><tr><td><p>Beste klant,</p><p>Dit zijn de prijzen.</p></td></tr></table>
<table><tr><td><p>Flat</p></td><td>€ 285</td></tr></table></td><td style="display:none">voorproef</td></tr></table>`),
  ).toBe('Beste klant,\n\nDit zijn de prijzen.\n\nFlat € 285');
});

test('hidden and struck-out text in a table, a list and an item that is not closed stays out alone', () => {
  expect(
    pasted(`<ul><li>een</li><li style="display:none">nee<li>twee<li><s>drie</s> vier</ul>
<table><tr style="visibility: hidden"><td>nee</td><td>nee</td></tr><tr><td>a</td><td hidden>nee</td><td>b</td></tr></table>
<p><span style="mso-hide:all">nee<p>wel`),
  ).toBe('- een\n- twee\n- vier\n\na b\n\nwel');
});

test('a bullet of another kind, a quote and a heading each end a list', () => {
  expect(
    pasted(
      '<ol><li>a</ol><ol><li>b</ol><ul><li>c</ul><blockquote><ul><li>d</ul></blockquote><h2>Kop</h2><ol start=5><li>e</ol>',
    ),
  ).toBe('1. a\n\n\u00a0\n\n1. b\n\n- c\n\n> - d\n\n## Kop\n\n5. e');
});

test('stars and underscores of a pasted text are text', () => {
  expect(pasted('<p>Een woning van 6 * 8 * 2,6 meter, *zo* en __ook__ of _niet_ en **vet**</p>')).toBe(
    String.raw`Een woning van 6 \* 8 \* 2,6 meter, \*zo\* en __ook__ of _niet_ en \*\*vet\*\*`,
  );
});

test('links that a text cannot have are told, once each, and their text stays', () => {
  expect(
    pasted(`<p><a href="https://example.org/mijn map/a.pdf">map</a> <a href="file:///C:/a.docx">bestand</a>
<a href="file:///C:/a.docx">weer</a> <a href="#_Toc1">hier</a> <a name="x">anker</a> <span hidden><a href="javascript:x">nee</a></span></p>`),
  ).toBe('[map](https://example.org/mijn%20map/a.pdf) bestand weer hier anker');
  expect(tellLostLinks.mock.calls).toEqual([[['file:///C:/a.docx']]]);
});
