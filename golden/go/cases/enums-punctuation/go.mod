module example.com/enums-punctuation-agent

go 1.24
