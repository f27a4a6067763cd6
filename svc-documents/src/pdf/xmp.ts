interface XmpInput {
  title: string;
  author: string;
  producer: string;
  language: string;
  /** Instant in milliseconds. */
  createdAt: number;
}

/** The XMP packet of a document that keeps to PDF/UA-1 (ISO 14289-1 §5). */
export const xmpOf = ({ title, author, producer, language, createdAt }: XmpInput): Uint8Array => {
  const date = new Date(createdAt).toISOString();
  return Buffer.from(`<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>${escaped(producer)}</pdf:Producer>
<xmp:CreatorTool>${escaped(author)}</xmp:CreatorTool>
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:ModifyDate>${date}</xmp:ModifyDate>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`);
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Control characters, which no XML may hold, go. */
const escaped = (text: string): string => text.replace(/\p{Cc}/gu, '').replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
