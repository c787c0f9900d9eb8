import { mergeAttributes, Node, wrappingInputRule } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Heading } from '@tiptap/extension-heading';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';
import { richTextClasses as classes } from '@/components/ui/rich-text/rich-text-classes';
import { linkHref } from '@/domain/content/allowed-urls';
import { pictureFiles } from '@/domain/content/picture';
import { pictureUrl } from '@/lib/picture-url';
import { toggleSelectedList } from './list-commands';
import { TypingRules } from './typing-rules';

/** A picture of our own storage, by its path there. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes() {
    return {
      path: { default: '', parseHTML: (element) => element.dataset['picture'] ?? '', rendered: false },
      alt: { default: '' },
    };
  },
  parseHTML: () => [
    { tag: 'img[data-picture]', getAttrs: (image) => pictureFiles(image.dataset['picture'] ?? '').length > 0 && null },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const path = String(node.attrs['path']);
    const large = pictureFiles(path).at(-1);
    const size = large && { width: large.width, height: large.height };
    return [
      'img',
      mergeAttributes(HTMLAttributes, {
        src: pictureUrl(path),
        'data-picture': path,
        class: classes.picture,
        ...size,
      }),
    ];
  },
});

/** What src/domain/content/rich-text.ts knows and nothing else, so that no text is written that a page cannot show. */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    heading: false,
    listItem: false,
    blockquote: false,
    paragraph: { HTMLAttributes: { class: classes.paragraph } },
    bulletList: false,
    orderedList: false,
    link: false,
  }),
  Heading.extend({
    renderHTML({ node, HTMLAttributes }) {
      const level = node.attrs['level'] === 3 ? 3 : 2;
      return [`h${level}`, mergeAttributes(HTMLAttributes, { class: classes.heading[level === 3 ? 2 : 1] }), 0];
    },
  }).configure({ levels: [2, 3] }),
  ListItem.extend({ content: 'paragraph (bulletList | orderedList)?' }).configure({
    HTMLAttributes: { class: classes.item },
  }),
  BulletList.extend({
    addCommands() {
      const { type } = this;
      return {
        toggleBulletList:
          () =>
          ({ tr, commands }) =>
            toggleSelectedList(type, tr) || commands.toggleList('bulletList', 'listItem'),
      };
    },
  }).configure({ HTMLAttributes: { class: `mt-4 ${classes.bulletList}` } }),
  // A larger number is a year.
  OrderedList.extend({
    addCommands() {
      const { type } = this;
      return {
        toggleOrderedList:
          () =>
          ({ tr, commands }) =>
            toggleSelectedList(type, tr) || commands.toggleList('orderedList', 'listItem'),
      };
    },
    addInputRules() {
      return [
        wrappingInputRule({
          find: /^(\d{1,2})\.\s$/,
          type: this.type,
          getAttributes: ([, number]) => ({ start: Number(number) }),
          joinPredicate: ([, number], list) => list.childCount + Number(list.attrs['start']) === Number(number),
        }),
      ];
    },
  }).configure({ HTMLAttributes: { class: `mt-4 ${classes.orderedList}` } }),
  Blockquote.extend({ content: '(paragraph | heading | bulletList | orderedList | picture)+' }).configure({
    HTMLAttributes: { class: classes.quote },
  }),
  // Text that is typed after a link is not part of it.
  Link.extend({ inclusive: false }).configure({
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (href) => linkHref(href) !== null,
    HTMLAttributes: { class: classes.link, rel: null, target: null },
  }),
  Picture,
  TypingRules,
];
