/** Words of the messages of browsers, by what they tell of. */
const byBrowsers = `
a an the this that these those it its is are was were be been being not no none nor and or if as at by for from in into of off on onto out to
up with within without after again against all already also another any because before between both but can can't cannot could did do does
don't during each either expected found get gets got has have having here how less make makes making may more most must needs neither new
next nothing now one only other over own perhaps possibly same set sets should so some still such than then there they too twice under until
use used using we what when where whether which while whose why will won't would you your

abort aborted accept accepted access accessed across action active added address agent allocate allocated allocation allowed answer
answered answers applied argument arguments array assign assigned assignment async attempt attempted attempting attribute available await
bad bigint blocked body boolean bound browser buffer built bytes call called calling calls captured cast caught cause caused change changed
child children chunk circular class client cloned close closed code column complete completed component connect connection const constant
constructor contain contains content context convert converted converting copy count create created creating cross cross-origin css current
custom data decode decoded default define defined delete deleted delivered denied destructure destructured detached device did directive
disabled disallowed dispatch displayed document documents dom domain done down dynamic dynamically element elements empty end ended entry
environment equal error errors evaluate evaluating event exceed exceeded exceeds exception executable execute execution exist existing
exists expression extend extensible fail failed failing fails failure fallback false fatal fault fetch fetched field file finite finished
first focused font forbidden format found fragment frame full function functions gave generator getter gone handled handler hook hooks host
hydrate hydrated hydrating hydration identifier idle image import imported importing incomplete index infinite initialization initialize
initialized input insecure insert inserted instance instanceof insufficient integer integrity internal interrupted invalid iterable iterate
iterator json key keyed last lazy left length lexical limit line list listener literal load loaded loader loading local lock locked long loop
lost malformed match matched maximum measure media memory message messages method mime minified missing mode module modules ms mutation name
navigation nested network nodes node non-error non-object not-a-number null number object objects observed offline online open opened
operation operator option optional order origin outside page parameter parent parse parsed parsing part path pattern permission persistent
platform play point policy position possible pre-release precision present prevented previous primitive private process promise properties
property protocol prototype provided provider push query quota range raised reach reached read read-only reading readonly reason received
recursion recursive redeclaration redirect reference refresh refused regular rejected rejection released remote remove removed render
rendered rendering report request requested requests required requires resize resource respond response result return returned returning
right root route router routes rules run running runtime safe sandboxed schema scope script scripts secure security sent serialize serialized
serializing server service setter setting settle shared shell side signal size skipped socket source specified specifier stack start started
state status step stopped storage store stream strict string structure style stylesheet subtree successful super support supported suspended
switch symbol syntax system table tag target task text threw throw thrown time timed timeout token tokens top track transaction transfer
tree trees tries true truncated try tried type types unavailable uncaught undeclared undefined undelivered unexpected unhandled unique unit
unknown unmounted unreachable unresolved unsafe unsupported unterminated update updated upgrade url user valid value values var variable
version violates visible visit void wait waiting warning webgl width window worker write writing written wrong yet zero`;

/** Words that the errors of our own pages add to them. */
const byPages = `
amount answer announced booking breaks brings brought carries cents contract definition dialog digests dialogue draws enough exposes
federation google google's follow installed invalid-link link log map microsoft microsoft's nothing part picture portrait registry reply sign-in
small steps survey their usable useplatform currentplatform useshell usetexts textsof came /remotes.json shellprovider check-user-event mf-auth mf-booking mf-client-area
mf-staff mf-survey une erreur est survenue`;

/** Names of the errors of browsers, of the libraries of our pages and of the pages themselves. */
const names = `
error aggregateerror evalerror internalerror rangeerror referenceerror suppressederror syntaxerror typeerror urierror aborterror
constrainterror datacloneerror dataerror encodingerror exception domexception hierarchyrequesterror inuseattributeerror
indexsizeerror invalidaccesserror invalidcharactererror invalidmodificationerror invalidnodetypeerror invalidstateerror namespaceerror
networkerror nomodificationallowederror notallowederror notfounderror notreadableerror notsupportederror operationerror optouterror
overconstrainederror quotaexceedederror readonlyerror securityerror timeouterror transactioninactiveerror typemismatcherror unknownerror
urlmismatcherror versionerror wrongdocumenterror chunkloaderror compileerror linkerror runtimeerror zoderror callerror invalidlinkerror
remoteunavailable`;

/** Words that an error's message may keep: no name, no value and no secret of a person is among them. */
export const errorWords: ReadonlySet<string> = new Set(`${byBrowsers} ${byPages} ${names}`.trim().split(/\s+/));
